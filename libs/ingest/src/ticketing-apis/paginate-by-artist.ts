import { pageOrNull, type ReadPages } from './paging.ts';

const ARTISTS = /^\/artists\/([^/]+)\//;

/** A list for each of the artists in the address, which are separated by `;` and come as a single page each. */
export const paginateByArtist: ReadPages = async function* (paging, address) {
  const [, listed = ''] = ARTISTS.exec(address.pathname) ?? [];
  const artists = decodeURIComponent(listed)
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
  for (const artist of artists) {
    const url = new URL(address);
    url.pathname = address.pathname.replace(ARTISTS, `/artists/${nameInPath(artist)}/`);
    const page = await pageOrNull(paging, url, 'list');
    if (page) yield page;
  }
};

/** The API takes names apart once more: these characters are to be encoded twice, says its manual. */
const nameInPath = (artist: string) => encodeURIComponent(artist.replace(/[/?*"]/g, encodeURIComponent));
