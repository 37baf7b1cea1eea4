import { type ComponentChild } from '@marquee/pages';
import {
  listConditions,
  PLACE_FILTERS,
  toQuery,
  type Understood,
} from '../components/conditions.ts';
import type { Query } from '../components/filter-conditions.ts';
import type { PageContext } from '../page-context.ts';
import { MAP_FILES } from './map-files.ts';
import { TOWNS_PATH } from './map-routes.ts';

/** The part of the page that the map replaces when it moves. */
export const RESULTS_ID = 'results';
/** The end of an address that opens the map. */
export const MAP_FRAGMENT = '#map';

interface Props {
  found: Understood;
  query: Query;
  context: PageContext;
}

/**
 * Where the script of the search field shows a map of the list. Without script there is only the
 * list.
 */
export function MapPlace({ found, query, context }: Props): ComponentChild {
  const { t } = context.translator;
  if (query['bbox'] === undefined && found.events.every(({ lat }) => lat === null)) return null;
  const { mapStyle } = context.addresses;
  return (
    <section
      class="map-place"
      id="map"
      aria-label={t('map')}
      hidden
      data-script={MAP_FILES.script.path}
      data-engine={MAP_FILES.engine.path}
      data-worker={MAP_FILES.worker.path}
      data-land={MAP_FILES.land.path}
      data-coast={MAP_FILES.coast.path}
      data-towns={TOWNS_PATH}
      data-results={RESULTS_ID}
      data-bbox={query['bbox']}
      data-query={withoutPlace(found, query, context)}
      data-style={mapStyle}
      data-zoom-in={t('zoomIn')}
      data-zoom-out={t('zoomOut')}
    >
      <button class="button quiet" type="button">
        {t('showMap')}
      </button>
    </section>
  );
}

/** The list anywhere: the area of the map is its place. */
function withoutPlace(found: Understood, query: Query, context: PageContext): string {
  const words = found.interpretation?.words ?? query['q'] ?? '';
  const conditions = listConditions(found, query, context).filter(
    ({ name }) => !PLACES.includes(name),
  );
  const { sort } = query;
  const address = { ...toQuery(words, conditions), ...(sort !== undefined && { sort }) };
  const { namedLocale } = context;
  return new URLSearchParams({
    ...address,
    ...(namedLocale !== null && { locale: namedLocale }),
  }).toString();
}

const PLACES = [...PLACE_FILTERS, 'near', 'excluded_place', 'venue', 'bbox'];
