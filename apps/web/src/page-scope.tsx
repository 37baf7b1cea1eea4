import {
  createContext,
  useContext,
  type ComponentChild,
  type ComponentChildren,
} from '@marquee/pages';
import type { PageContext } from './page-context.ts';

const Scope = createContext<PageContext | null>(null);

interface Props {
  context: PageContext;
  children?: ComponentChildren;
}

/** Gives the context of the page to all components inside. */
export const PageScope = ({ context, children }: Props): ComponentChild => (
  <Scope.Provider value={context}>{children}</Scope.Provider>
);

/** Returns the context of the page that contains the component. */
export function usePage(): PageContext {
  const context = useContext(Scope);
  if (context === null) throw new Error('The component is not inside a page.');
  return context;
}

/** Returns the function that translates the texts of the page. */
export const useTexts = (): PageContext['translator']['t'] => usePage().translator.t;
