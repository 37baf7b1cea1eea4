import { CATEGORIES } from '@marquee/domain';
import { sanitiseText } from './replies/sanitise-text.ts';

const MAX_ARGUMENT_LENGTH = 120;

/** A prompt that a person starts a conversation with. */
export interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  write: (given: Readonly<Record<string, string | undefined>>) => string;
}

export interface PromptArgument {
  name: 'city' | 'date' | 'category';
  description: string;
  required: boolean;
}

const CITY: PromptArgument = { name: 'city', description: 'City', required: true };

const quoted = (text = '') => JSON.stringify(sanitiseText(text, MAX_ARGUMENT_LENGTH));

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'plan_a_weekend',
    title: 'Plan a weekend',
    description: 'Find events for a weekend in a city and plan the evenings around them.',
    arguments: [
      CITY,
      {
        name: 'date',
        description: 'A day of that weekend, YYYY-MM-DD; default: this one',
        required: false,
      },
    ],
    write: ({ city, date }) =>
      `Plan a weekend of events in ${quoted(city)}. Call search_events with that city and ${date ? `the Friday to Sunday around ${quoted(date)} as from and to` : 'on set to weekend'}. Offer me up to five choices of different kinds, with their times in local time. Once I choose, call plan_my_night for each.`,
  },
  {
    name: 'whats_on',
    title: 'What’s on',
    description: 'What is on in a city in the next days.',
    arguments: [
      CITY,
      { name: 'category', description: `One of ${CATEGORIES.join(', ')}`, required: false },
    ],
    write: ({ city, category }) =>
      `What is on in ${quoted(city)} in the next seven days? Call search_events with that city${category ? ` and category ${quoted(category)}` : ''}, and tell me the best of it in a short list with dates and venues.`,
  },
];
