import { Isolated, type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { LocatorMap, type Position } from './world-map.tsx';

interface Props {
  title: string;
  /** Whose colour it has. */
  category?: string | undefined;
  /** Where it is, for a map. */
  position?: Position | undefined;
  /** Below the title. */
  children?: ComponentChildren;
}

/** The head of a page about a place, a name or a category. */
export const Masthead = ({ title, category, position, children }: Props): ComponentChild => (
  <header class={`masthead${category === undefined ? '' : ` c-${category}`}`}>
    {position && <LocatorMap position={position} />}
    <h1>
      <Isolated text={title} />
    </h1>
    {children}
  </header>
);
