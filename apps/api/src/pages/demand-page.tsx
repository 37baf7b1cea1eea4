import { countryName } from '@marquee/domain';
import {
  inlinePagePolicy,
  renderPage,
  siteTitle,
  TOKEN_STYLESHEET,
  type ComponentChild,
  type Theme,
} from '@marquee/pages';

interface DemandedCity {
  city: string;
  region: string | null;
  country_code: string | null;
  demands: number;
}

export interface DemandPage {
  artist: { name: string; slug: string };
  total_demands: number;
  cities: DemandedCity[];
}

const MAX_CITIES = 50;

const STYLESHEET = `${TOKEN_STYLESHEET}
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans) }
h1 { margin: 0; font-size: 1.15rem }
p { margin: 0.25rem 0 1rem; color: var(--quiet) }
a { color: var(--accent); text-underline-offset: 0.15em }
table { width: 100%; border-collapse: collapse }
th { font-weight: 400; text-align: start; padding: 0.25rem 0 }
td { text-align: end; padding-inline-start: 0.75rem }
progress { display: block; width: 100%; height: 0.4rem; appearance: none; border: 0; border-radius: 0.2rem; background: var(--line); color: var(--accent) }
progress::-webkit-progress-bar { background: var(--line); border-radius: 0.2rem }
progress::-webkit-progress-value { background: var(--accent); border-radius: 0.2rem }
progress::-moz-progress-bar { background: var(--accent); border-radius: 0.2rem }
`;

/** The page loads nothing, and every site may frame it. */
export const DEMAND_PAGE_POLICY = inlinePagePolicy(STYLESHEET, { isFramable: true });

/** Whether other sites may frame the page at a path. */
export const isFramedPath = (path: string): boolean => /^\/demand-report(?:\?|$)/.test(path);

interface Appearance {
  theme: Theme;
  /** Public base URL of the widgets. */
  widgets: string;
}

/**
 * Writes a page that lists the cities where an artist is requested. It needs no script and can be
 * embedded.
 */
export function writeDemandPage(
  { artist, total_demands, cities }: DemandPage,
  { theme, widgets }: Appearance,
): string {
  const title = `Where people want ${artist.name}`;
  const max = Math.max(1, ...cities.map(({ demands }) => demands));
  const total = `${String(total_demands)} ${total_demands === 1 ? 'demand' : 'demands'} in total`;
  const rows = cities
    .slice(0, MAX_CITIES)
    .map((city) => <CityRow city={city} max={max} cities={cities} />);
  return renderPage({
    title: siteTitle(title),
    theme,
    styles: STYLESHEET,
    children: (
      <main>
        <h1>{title}</h1>
        <p>{total}</p>
        {rows.length > 0 ? (
          <table>
            <tbody>{rows}</tbody>
          </table>
        ) : (
          <p>No demands yet.</p>
        )}
        <WaysOn artist={artist} widgets={widgets} />
      </main>
    ),
  });
}

/** The page may be in a frame, so its links open a new tab. */
function WaysOn({
  artist: { name, slug },
  widgets,
}: Pick<DemandPage, 'artist'> & { widgets: string }): ComponentChild {
  const tab = { target: '_blank', rel: 'noopener' };
  const request = new URLSearchParams({ artist: name }).toString();
  return (
    <p>
      <a href={`${widgets}/embed/demand-it?${request}`} {...tab}>
        Request a show
      </a>
      {' · '}
      <a href={`${widgets}/embed/artist/${slug}`} {...tab}>
        Upcoming events
      </a>
    </p>
  );
}

/** Names the region if the page lists another city with this name in this country. */
function describeCity(
  { city, region, country_code }: DemandedCity,
  cities: DemandedCity[],
): string {
  const namesakes = cities.filter(
    (other) => other.city === city && other.country_code === country_code,
  );
  const country = country_code === null ? null : countryName(country_code);
  return [city, namesakes.length > 1 ? region : null, country]
    .filter((part) => part !== null)
    .join(', ');
}

interface CityRowProps {
  city: DemandedCity;
  max: number;
  cities: DemandedCity[];
}

function CityRow({ city, max, cities }: CityRowProps): ComponentChild {
  return (
    <tr>
      <th scope="row">
        {describeCity(city, cities)}
        <progress aria-hidden max={max} value={city.demands} />
      </th>
      <td>{city.demands}</td>
    </tr>
  );
}
