import { type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import type { SiteMessageName } from '../texts/site-translator.ts';
import { pageAddress } from './links.ts';

interface Props {
  path: string;
  query?: Readonly<Record<string, string | undefined>>;
  cursor: string | null;
  /** Names what the next page has. */
  text?: SiteMessageName;
  context: PageContext;
}

/** The link to the next page of a list, if there is one. */
export const NextPage = ({
  path,
  query = {},
  cursor,
  text = 'more',
  context,
}: Props): ComponentChild =>
  cursor !== null && (
    <p class="actions">
      <a
        class="button quiet"
        href={pageAddress(path, context, { ...query, cursor })}
        rel="nofollow"
      >
        {context.translator.t(text)}
      </a>
    </p>
  );
