import { type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { listAddress } from './list-address.ts';

interface Props {
  list: { values: ReadonlyMap<string, string>; next_cursor: string | null };
  context: PageContext;
}

/** The link to the next page of a list. With script, its events are added to this page. */
export const MoreLink = ({ list: { values, next_cursor }, context }: Props): ComponentChild =>
  next_cursor !== null && (
    <p class="more">
      <a
        class="button quiet"
        rel="nofollow"
        data-more
        href={listAddress(values, { cursor: next_cursor }, context)}
      >
        {context.translator.t('more')}
      </a>
    </p>
  );
