import { Isolated, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import type { CityCount } from './chips.tsx';
import { localCountryName, shortName } from './country-name.ts';
import { cityPath, pageAddress } from './links.ts';
import { LocatorMap } from './world-map.tsx';

interface Props {
  cities: CityCount[];
  context: PageContext;
}

/** Cities to choose from, each on the map of its part of the world. */
export const CityTiles = ({ cities, context }: Props): ComponentChild => (
  <ul class="tiles">
    {cities.map((city) => (
      <li key={`${city.city} ${city.country_code ?? ''}`}>
        <a class="cover" href={pageAddress(cityPath(city, context), context)}>
          <LocatorMap position={city} />
          <b>
            <Isolated text={shortName(city, context)} />
          </b>
          <small>
            {city.country_code !== null && `${localCountryName(city.country_code, context)} · `}
            {context.translator.t('eventCount', { count: city.count })}
          </small>
        </a>
      </li>
    ))}
  </ul>
);
