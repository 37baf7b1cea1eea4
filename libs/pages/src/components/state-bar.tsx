import type { EventState } from '@marquee/formats/display';
import type { ComponentChild, ComponentChildren } from 'preact';

interface Props {
  state: EventState | null;
  /** The next step: a link to other dates or to the city. */
  children?: ComponentChildren;
}

/** The state of an event across the page, with what other sources state and a next step. */
export const StateBar = ({ state, children }: Props): ComponentChild =>
  state !== null && (
    <div class={`state-bar ${state.kind}`}>
      <strong>{state.text}</strong>
      {state.notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {children}
    </div>
  );
