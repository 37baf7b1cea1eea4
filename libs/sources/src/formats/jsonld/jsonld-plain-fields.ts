import { lookUp } from '@marquee/domain';
import type { PartialRawEvent } from '../../reading/record-format.ts';
import { isFields, type Fields } from '../../reading/record.ts';
import { firstText, textsFor, typeNames, type Graph } from './jsonld-graph.ts';

const KIND_OF_TYPE: Readonly<Record<string, string>> = {
  ExhibitionEvent: 'exhibition',
  VisualArtsEvent: 'exhibition',
  LiteraryEvent: 'literature',
  EducationEvent: 'class',
  CourseInstance: 'class',
  ChildrensEvent: 'family',
  FoodEvent: 'food',
  ScreeningEvent: 'screening',
  DanceEvent: 'dance',
  SaleEvent: 'market',
  MovieTheater: 'screening',
};

/** Reads the facts that are plain fields: kind, ages, audience, languages, accessibility. */
export function toFields(graph: Graph, node: Fields): Partial<PartialRawEvent> {
  const places = graph.getValues(node, 'location').filter(isFields);
  const types = [node, ...places].flatMap(typeNames);
  const accessibility = [node, ...places].flatMap((part) => readAccessibility(graph, part));
  const [language] = readLanguages(graph, node);
  return {
    kind:
      types.map((type) => lookUp(KIND_OF_TYPE, type)).find((kind) => kind !== undefined) ?? null,
    age_restriction: firstText(graph, node, 'typicalAgeRange')?.replace(/^(\d+)-$/, '$1+') ?? null,
    audience: audienceName(graph, node),
    languages: readLanguages(graph, node),
    text_language: language ?? null,
    ...(accessibility.length > 0 && { accessibility }),
  };
}

function audienceName(graph: Graph, node: Fields): string | null {
  const [audience] = graph.getValues(node, 'audience');
  return isFields(audience)
    ? (firstText(graph, audience, 'audienceType') ?? firstText(graph, audience, 'name'))
    : firstText(graph, node, 'audience');
}

/** A language is a tag, or an object with a name and an alternate name that is the tag. */
const readLanguages = (graph: Graph, node: Fields): string[] =>
  graph.getValues(node, 'inLanguage').flatMap((language) => {
    if (typeof language === 'string') return [language];
    if (!isFields(language)) return [];
    return firstText(graph, language, 'alternateName') ?? firstText(graph, language, 'name') ?? [];
  });

/**
 * Reads `accessibilityFeature` of an event and `amenityFeature` of its place. A feature whose value
 * is false is denied.
 */
function readAccessibility(graph: Graph, node: Fields): string[] {
  const amenities = graph.getValues(node, 'amenityFeature').filter(isFields);
  return [
    ...textsFor(graph, node, 'accessibilityFeature'),
    ...amenities.flatMap((amenity) => {
      const name = firstText(graph, amenity, 'name');
      const value = firstText(graph, amenity, 'value') ?? 'true';
      return name === null ? [] : [/^(?:false|no|0)$/i.test(value) ? `!${name}` : name];
    }),
  ];
}
