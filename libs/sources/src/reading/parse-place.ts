/** The text of a place, which the resolver reads like a stated city, and whether it is online. */
interface Place {
  city: string | null;
  online: boolean;
}

const ONLINE = /^(online|virtual|remote)$/i;
const NOWHERE = /^(unknown|global|worldwide|europe|tba|tbd)$/i;

/** Splits "Online & Copenhagen, Denmark". */
export function parsePlace(text: string | null): Place {
  const halves = (text ?? '').split(/\s+&\s+/);
  const online = halves.some((half) => ONLINE.test(half));
  const onSite = online ? halves.filter((half) => !ONLINE.test(half)).join(' & ') : (text ?? '');
  return { city: onSite === '' || NOWHERE.test(onSite) ? null : onSite, online };
}
