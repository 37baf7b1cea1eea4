import { adviseCity, type AdviseCityDeps } from '@marquee/operations';
import { Empty, type ComponentChild } from '@marquee/pages';
import { describeUnknownName } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { Chips } from './chips.tsx';
import { pageAddress } from './links.ts';

/** Returns cities with events whose names are similar to an unknown one. Empty for a known city. */
export async function findSimilarCities(
  deps: AdviseCityDeps,
  city: string | undefined,
): Promise<string[]> {
  const advice = city === undefined ? null : await adviseCity(deps, { city });
  if (advice === null || advice.suggestions.length > 0) return advice?.suggestions ?? [];
  return deps.places.suggest(advice.name, { now: deps.now(), from: deps.now() });
}

interface Props {
  city: string | undefined;
  similar: string[];
  /** Path and parameters of the page. `city` is replaced. */
  path: string;
  query?: Readonly<Record<string, string | undefined>>;
  /** Shown if the city is known. */
  text: string;
  context: PageContext;
}

/** A list without events: for a misspelt city, with links to the same list of similar ones. */
export const NoEvents = ({
  city = '',
  similar,
  path,
  query = {},
  text,
  context,
}: Props): ComponentChild =>
  similar.length === 0 ? (
    <Empty>{text}</Empty>
  ) : (
    [
      <Empty>
        {describeUnknownName(context.translator, {
          name: city,
          suggestions: similar,
          isKept: false,
        })}
      </Empty>,
      <Chips
        chips={similar.map((name) => ({
          text: name,
          href: pageAddress(path, context, { ...query, city: name }),
        }))}
      />,
    ]
  );
