import {
  foldText,
  parseCategory,
  type ArtistFacts,
  type Category,
  type Kind,
  type NormalisedEvent,
} from '@marquee/domain';
import type { RawArtistIds, RawEvent } from '../raw-event.ts';
import { fillerTest, isPlaceholder } from './filler-names.ts';
import { findPerformers } from './find-performers.ts';
import { normaliseGenres } from './genres.ts';
import { normaliseUrl } from './normalise-url.ts';
import { plainLine } from './text.ts';
import { parseList } from './values.ts';

const MAX_NAME_LENGTH = 200;
const MAX_ARTISTS = 30;

/** Returns the artists and their known ids. */
export function normaliseLineup(
  raw: Pick<RawEvent, 'artists' | 'artist_ids'>,
): Pick<NormalisedEvent, 'artists' | 'artist_ids'> {
  const withIds = (raw.artist_ids ?? []).flatMap(parseIds);
  const named = parseList(raw.artists).flatMap((name) => plainLine(name, MAX_NAME_LENGTH) ?? []);
  if (withIds.length === 0) return { artists: [...new Set(named)].slice(0, MAX_ARTISTS) };
  const keys = new Set(named.map(foldText));
  const unnamed = withIds.map(({ name }) => name).filter((name) => !keys.has(foldText(name)));
  const artists = [...new Set([...named, ...unnamed])].slice(0, MAX_ARTISTS);
  const artist_ids = artists.flatMap((name) => {
    const found = withIds.find(
      (other) => foldText(other.name) === foldText(name) && hasFacts(other),
    );
    return found ? [{ ...found, name }] : [];
  });
  return artist_ids.length > 0 ? { artists, artist_ids } : { artists };
}

type Lineup = Pick<NormalisedEvent, 'artists' | 'artist_ids'>;

interface Subject {
  title: string;
  category: Category;
  kind: Kind | undefined;
  venue: string | null;
  url: string | null;
}

/**
 * Leaves out fillers. If the source names no performer, takes the one that the title of a concert
 * names. A placeholder states that the performer is not known, so the title is no better evidence.
 */
export function withPerformers(lineup: Lineup, raw: RawEvent, subject: Subject): Lineup {
  const artists = lineup.artists.length > 0 ? withoutFillers(lineup, raw, subject) : [];
  const artist_ids = lineup.artist_ids?.filter(({ name }) => artists.includes(name)) ?? [];
  if (artists.length > 0) return artist_ids.length > 0 ? { artists, artist_ids } : { artists };
  if (lineup.artists.some(isPlaceholder)) return { artists: [] };
  const isConcert = subject.kind === 'concert' && subject.category === 'music';
  const isStated = parseCategory(raw.category ?? '') === 'music' || isMusicTag(raw);
  return { artists: isConcert ? findPerformers(subject.title, isStated) : [] };
}

function withoutFillers({ artists }: Lineup, raw: RawEvent, subject: Subject): string[] {
  const isFiller = fillerTest({ ...subject, organizer: raw.organizer ?? null });
  return artists.filter((name) => !isFiller(name));
}

const isMusicTag = ({ tags }: RawEvent): boolean =>
  parseList(tags).some((tag) => /^(?:live )?m[uú]si(?:c|k|que|ca)$/i.test(tag.trim()));

const MUSICBRAINZ_ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;
const SPOTIFY_ID = /(?:^|[/:])([\dA-Za-z]{22})(?:$|[?#])/;

function parseIds({
  name,
  musicbrainz_id,
  spotify_id,
  genres: stated,
  image_url,
}: RawArtistIds): (ArtistFacts & { name: string })[] {
  const line = plainLine(name, MAX_NAME_LENGTH);
  if (line === null) return [];
  const musicbrainz = MUSICBRAINZ_ID.exec(musicbrainz_id ?? '')?.[0].toLowerCase();
  const spotify = SPOTIFY_ID.exec(spotify_id ?? '')?.[1];
  const genres = normaliseGenres(stated);
  const image = normaliseUrl(image_url);
  return [
    {
      name: line,
      ...(musicbrainz && { musicbrainz_id: musicbrainz }),
      ...(spotify && { spotify_id: spotify }),
      ...(genres.length > 0 && { genres }),
      ...(image !== null && { image_url: image }),
    },
  ];
}

const hasFacts = ({ musicbrainz_id, spotify_id, genres, image_url }: ArtistFacts) =>
  (musicbrainz_id ?? spotify_id ?? genres ?? image_url) !== undefined;
