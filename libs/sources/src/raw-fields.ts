import type { FieldName, FieldTypes } from '@marquee/domain';

/** What a source can state of a field, by the type of the field. */
interface RawValues {
  flag: boolean | string;
  text: string;
  word: string;
  languages: string[] | string;
  /** Features with true or false, or words: "step_free; !captions", "wheelchair accessible". */
  features: Readonly<Record<string, boolean | string | null>> | string[] | string;
  /** Texts by BCP 47 tag. */
  texts: Readonly<Record<string, string | null>>;
}

/** The plain fields of a raw event. */
export type RawFields = {
  [Name in FieldName]?: RawValues[FieldTypes[Name]] | null;
};
