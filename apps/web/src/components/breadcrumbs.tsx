import { Isolated, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { pageAddress } from './links.ts';

export interface Crumb {
  path: string;
  query?: Readonly<Record<string, string>>;
  text: string;
}

const HOME: Crumb = { path: '/', text: 'Marquee' };

/** The pages above this one, from the home page. */
export const Breadcrumbs = ({
  crumbs,
  context,
}: {
  crumbs: readonly (Crumb | false)[];
  context: PageContext;
}): ComponentChild => (
  <nav class="crumbs" aria-label={context.translator.t('youAreHere')}>
    <ol>
      {[HOME, ...crumbs].map(
        (crumb) =>
          crumb && (
            <li key={crumb.path}>
              <a href={pageAddress(crumb.path, context, crumb.query)}>
                <Isolated text={crumb.text} />
              </a>
            </li>
          ),
      )}
    </ol>
  </nav>
);
