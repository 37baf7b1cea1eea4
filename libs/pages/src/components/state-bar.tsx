import type { ComponentChild, ComponentChildren } from 'preact';
import type { EventState } from '../i18n/event-state.ts';

interface Props {
  state: EventState | null;
  /** The next step: a link to other dates or to the city. */
  children?: ComponentChildren;
}

/** The state of an event across the page, with a next step. */
export const StateBar = ({ state, children }: Props): ComponentChild =>
  state !== null && (
    <p class={`state-bar ${state.kind}`}>
      <strong>{state.text}</strong> {children}
    </p>
  );
