import { pageOrNull, type ReadPages } from './paging.ts';

const ARTISTS = /^\/artists\/([^/]+)\//;

/** Yields one page per artist. The address lists the artists, separated by `;`. */
export const paginateByArtist: ReadPages = async function* (paging, address) {
  const [, listed = ''] = ARTISTS.exec(address.pathname) ?? [];
  const artists = decodeURIComponent(listed)
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
  for (const artist of artists) {
    const url = new URL(address);
    url.pathname = address.pathname.replace(ARTISTS, `/artists/${encodeArtist(artist)}/`);
    const page = await pageOrNull(paging, url, 'list');
    if (page) yield page;
  }
};

/** Encodes these characters twice: the API decodes names twice, as its manual states. */
const encodeArtist = (artist: string) =>
  encodeURIComponent(artist.replace(/[/?*"]/g, encodeURIComponent));
