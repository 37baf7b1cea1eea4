import type { Evening } from '../evening.ts';
import { optionsFrom } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Music } from '../plan.ts';
import { MUSIC } from '../providers.ts';

const MAX_ARTISTS = 3;

// What to search for where nobody on the bill makes music, or nobody is named.
const MOODS: Readonly<Record<Evening['event']['category'], string>> = {
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
const PERFORMED: readonly Evening['event']['category'][] = ['music', 'festival', 'nightlife'];

/** What to listen to on the way: those on the bill, else something that suits the event. */
export function planMusic({ event }: Evening, { spotifyIds, wrap }: Pick<PlanContext, 'spotifyIds' | 'wrap'>): Music {
  const artists = event.artists.map(({ name, slug }) => ({ name, slug, spotify_id: spotifyIds.get(slug) ?? null }));
  const isPerformed = PERFORMED.includes(event.category) || artists.some(({ spotify_id }) => spotify_id !== null);
  if (artists.length === 0 || !isPerformed) {
    const mood = MOODS[event.category];
    const options = optionsFrom(MUSIC, { name: capitalised(mood), words: mood, artist_id: null }, { wrap });
    return { summary: `Get into the mood with ${mood}.`, options, artists };
  }
  const shown = artists.slice(0, MAX_ARTISTS);
  const options = shown.flatMap(({ name, spotify_id }, index) => {
    const providers = index === 0 ? MUSIC : MUSIC.slice(0, 1);
    return optionsFrom(providers, { name, words: name, artist_id: spotify_id }, { wrap });
  });
  return { summary: `Listen to ${shown.map(({ name }) => name).join(', ')} on the way.`, options, artists };
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
