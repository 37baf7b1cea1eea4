import { h, type ComponentChild } from 'preact';
import type { PageContext } from '../page-context.ts';

/** Who is wanted where; empty where it is still to be said. */
export interface Wish {
  artist: string;
  city: string;
  country_code?: string | undefined;
}

interface Props {
  wish: Wish;
  frame: PageContext;
}

/** A plain form; with script it is sent without leaving the page. What is known is not asked. */
export function DemandForm({ wish, frame }: Props): ComponentChild {
  const { say } = frame.words;
  const { artist, city, country_code } = wish;
  return h(
    'form',
    { class: 'demand', method: 'post', action: `/embed/demand-it${lookOf(frame)}` },
    h(Field, { name: 'artist', label: say('artist'), value: artist }),
    h(Field, { name: 'city', label: say('yourCity'), value: city }),
    country_code !== undefined && h('input', { type: 'hidden', name: 'country_code', value: country_code }),
    h('button', { class: 'button' }, say('wantButton')),
  );
}

const Field = ({ name, label, value }: { name: string; label: string; value: string }): ComponentChild =>
  value === ''
    ? h(
        'label',
        null,
        h('span', null, label),
        h('input', { name, required: true, maxlength: 120, autocomplete: 'off' }),
      )
    : h('input', { type: 'hidden', name, value });

/** The look goes with the form, so that its answer looks the same. */
function lookOf({ look }: PageContext): string {
  const given = Object.entries(look).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return `?${new URLSearchParams(given).toString()}`;
}
