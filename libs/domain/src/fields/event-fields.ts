import type { EventField } from './event-field.ts';
import { KINDS } from './kind.ts';

export const AUDIENCES = ['kids', 'family', 'teens', 'adults', 'seniors'] as const;

export const ACCESSIBILITY_FEATURES = [
  'step_free',
  'accessible_toilet',
  'hearing_loop',
  'sign_language',
  'captions',
  'audio_description',
  'relaxed',
] as const;

/**
 * The plain fields of events. To add one, add an entry here and a column of the same name to
 * `event`: the normalised event, reading from sources, merging, storing, the API's records and
 * filters, and the tool search_events follow.
 */
export const EVENT_FIELDS = {
  kind: {
    type: 'word',
    values: KINDS,
    description: 'Kind of event, one level below `category`. Null if it is not known.',
    headers: 'kind|event kind',
    merge: 'first',
    view: 'list',
    filter: `One or more of ${KINDS.join(', ')}, comma-separated. A leading \`!\` excludes a kind.`,
    toolFilter: 'exhibition, talk, ...',
    example: 'exhibition',
  },
  audience: {
    type: 'word',
    values: AUDIENCES,
    description: 'For whom the event is. Null: not stated.',
    headers: 'audience|zielgruppe|public vise|publico|pubblico|doelgroep',
    merge: 'first',
    view: 'list',
    filter: `One or more of ${AUDIENCES.join(', ')}, comma-separated: events that state this audience. A leading \`!\` excludes one.`,
    example: 'family',
  },
  languages: {
    type: 'languages',
    description: 'Languages in which the event takes place, as BCP 47 tags. Empty: not stated.',
    headers:
      'languages|language|sprache|sprachen|langue|langues|idioma|idiomas|lingua|lingue|taal|talen|jezyk|言語|语言',
    merge: 'all',
    view: 'list',
    filter:
      'BCP 47 tags, comma-separated: events that state one of these languages. `en` also matches `en-GB`.',
    filterName: 'language',
    toolFilter: 'en',
    example: ['en'],
  },
  accessibility: {
    type: 'features',
    values: ACCESSIBILITY_FEATURES,
    description: 'What sources state about access: true, false, or null (not stated).',
    headers: 'accessibility|barrierefreiheit|accessibilite|accesibilidad|accessibilita',
    merge: 'each',
    view: 'list',
    filter: `Features that the event must have, comma-separated: ${ACCESSIBILITY_FEATURES.join(', ')}. Events that state nothing do not match.`,
    toolFilter: 'step_free, ...',
    example: { step_free: true, hearing_loop: false },
  },
  outdoor: {
    type: 'flag',
    description: 'Whether the event takes place in the open air. Null: not stated.',
    headers: 'outdoor|outdoors|open air|im freien|en plein air|al aire libre|all aperto',
    merge: 'first',
    view: 'list',
    filter: '1: only events in the open air; 0: no such events.',
    example: true,
  },
  dogs_allowed: {
    type: 'flag',
    description: 'Whether dogs are welcome. Null: not stated.',
    headers: 'dogs allowed|dogs|dog friendly|pets allowed|hunde erlaubt|chiens admis',
    merge: 'first',
    view: 'list',
    filter: '1: only events that welcome dogs; 0: no such events.',
    example: true,
  },
  age_restriction: {
    type: 'text',
    maxLength: 60,
    description: 'Ages that the event admits or addresses, as a source states them.',
    headers: 'age restriction|ages|age|alter|altersfreigabe|age minimum|edad|eta',
    merge: 'first',
    view: 'list',
    example: '16+',
  },
  titles: {
    type: 'texts',
    maxLength: 300,
    isLine: true,
    description: 'Titles by BCP 47 tag, as sources state them.',
    headers: '',
    merge: 'each',
    view: 'requested',
    example: { fi: 'Kesäkonsertti', en: 'Summer concert' },
  },
  descriptions: {
    type: 'texts',
    maxLength: 5000,
    isLine: false,
    description: 'Descriptions by BCP 47 tag, as sources state them. Plain text.',
    headers: '',
    merge: 'each',
    view: 'requested',
    example: { fi: 'Konsertti puistossa.', en: 'A concert in the park.' },
  },
} as const satisfies Record<string, EventField>;
