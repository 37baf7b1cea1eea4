import { OBSTACLES } from '../obstacles.ts';
import { buildOptions } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Music } from '../plan.ts';
import type { PlannedEvent } from '../planned-event.ts';
import { MUSIC } from '../providers.ts';
import type { Visit } from '../visit.ts';

const MAX_ARTISTS = 3;

// Search text for events without a musical line-up.
const SEARCH_TEXTS: Readonly<Record<PlannedEvent['category'], string>> = {
  music: 'live music',
  sports: 'stadium anthems',
  theater: 'theatre soundtracks',
  film: 'film scores',
  comedy: 'stand-up comedy',
  festival: 'festival favourites',
  community: 'feel good',
  nightlife: 'club hits',
  conference: 'deep focus',
};
const MUSICAL_CATEGORIES: readonly PlannedEvent['category'][] = ['music', 'festival', 'nightlife'];

/** Suggests music by the line-up, else music that suits the category if the event takes place. */
export function planMusic(
  { event, isOff, obstacle }: Visit,
  { spotifyIds, wrap }: Pick<PlanContext, 'spotifyIds' | 'wrap'>,
): Music {
  const artists = event.artists.map(({ name, slug }) => ({
    name,
    slug,
    spotify_id: spotifyIds.get(slug) ?? null,
  }));
  const isMusical =
    MUSICAL_CATEGORIES.includes(event.category) ||
    artists.some(({ spotify_id }) => spotify_id !== null);
  if (artists.length === 0 || !isMusical) {
    if (isOff)
      return {
        summary: `${obstacle ? OBSTACLES[obstacle] : 'There is no visit'}, so there is no music to suggest.`,
        options: [],
        artists,
      };
    const mood = SEARCH_TEXTS[event.category];
    const options = buildOptions(
      MUSIC,
      { name: capitalised(mood), words: mood, artist_id: null },
      { wrap },
    );
    return { summary: `Get into the mood with ${mood}.`, options, artists };
  }
  const shown = artists.slice(0, MAX_ARTISTS);
  const options = shown.flatMap(({ name, spotify_id }, index) => {
    const providers = index === 0 ? MUSIC : MUSIC.slice(0, 1);
    return buildOptions(providers, { name, words: name, artist_id: spotify_id }, { wrap });
  });
  return {
    summary: `Listen to ${shown.map(({ name }) => name).join(', ')}${isOff ? '' : ' on the way'}.`,
    options,
    artists,
  };
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
