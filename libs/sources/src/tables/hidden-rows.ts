import { foldText } from '@marquee/domain';
import type { UnreadableRecord } from '../raw-event.ts';
import type { ReadResult } from '../reading/record-format.ts';
import { toText, type Fields } from '../reading/record.ts';
import { isYes } from './yes-words.ts';

/** Columns whose value is true for a row that is not public. */
const FLAGS =
  'testmode|test mode|private|is private|private event|privat|prive|privado|privato|confidential|hidden|is hidden|hide|draft|is draft|deleted|is deleted|hide from listings|hide from event listings|event hide from listings|event hide from upcoming';
/** Columns whose value is false for such a row. */
const PUBLIC_FLAGS = 'public|is public|published|is published|listed|is listed|visible|is visible';
/** Columns that name who may see the row. */
const AUDIENCES =
  'visibility|type|event visibility|sensitivity|class|classification|access|privacy|privacy type|privacy setting|event privacy|event status|post status|status|vertraulichkeit|critere de diffusion|confidentialite|confidencialidad|riservatezza|vertrouwelijkheid|sichtbarkeit|visibilite|visibilidad';

const KINDS = new Map<string, (value: string) => boolean>([
  ...toEntries(FLAGS, (value) => isYes(value) || HIDDEN.test(value)),
  ...toEntries(PUBLIC_FLAGS, (value) => NO.test(value)),
  ...toEntries(AUDIENCES, (value) => HIDDEN.test(value)),
]);

const NO = /^(?:false|no|n|0|off|nein|aus|falsch|non|faux|falso|não|nao)$/i;
const HIDDEN =
  /^(?:(?:private|privat|priv[ée]e?|privad[oa]|privato)(?: event)?|confidential|confidentiel(?:le)?|confidencial|vertraulich|riservato|vertrouwelijk|personal|pers[öo]nlich|personnel(?:le)?|personale|persoonlijk|secret|hidden|unlisted|locked|friends|draft|entwurf|brouillon|borrador|bozza|pending(?: review)?|trash(?:ed)?|deleted)$/i;

function toEntries(names: string, isHidden: (value: string) => boolean) {
  return names.split('|').map((name): [string, typeof isHidden] => [name, isHidden]);
}

/**
 * Returns whether a value of a row states that the row is not public. Other programs also export
 * private and unpublished events.
 */
export function isHiddenRow(record: Fields): boolean {
  for (const name in record) {
    const isHidden = KINDS.get(toPlainName(name));
    if (isHidden === undefined) continue;
    const value = record[name];
    const text = typeof value === 'boolean' ? String(value) : toText(value);
    if (text !== null && isHidden(text)) return true;
    // A status that is a boolean states whether the row is published.
    if (value === false && name === 'status') return true;
  }
  return false;
}

/** Folding is slow, and most names are plain. */
const toPlainName = (name: string): string =>
  /^[a-z]+$/.test(name) ? name : foldText(name.replaceAll(/(?<=[a-z])(?=[A-Z])|[_./-]+/g, ' '));

/** `read`: the row as if it were public. Its id is derived from it if it states none. */
export function hiddenRow(where: string, id: unknown, read: ReadResult): UnreadableRecord {
  const source_id = toText(id);
  const isDerived = source_id === null && !('unreadable' in read);
  return {
    ...{ unreadable: 'The event is not public.', where, cause: 'hidden', source_id },
    ...(isDerived && { hidden: read }),
  };
}
