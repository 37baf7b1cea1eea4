import type { RawEvent } from '../raw-event.ts';

const ADDRESS = /https?:\/\/[^\s<>"')\]]+/i;
const SERVICES =
  /^(?:microsoft )?teams(?: live)?(?: (?:meeting|besprechung|webinar|event))?$|^(?:google )?(?:meet|hangouts?)(?: meeting)?$|^zoom(?: (?:meeting|webinar|call|link))?$|^(?:cisco )?webex(?: meetings?)?$|^skype(?: meeting)?$|^(?:go ?to ?(?:meeting|webinar)|big ?blue ?button|jitsi(?: meet)?|youtube(?: live)?|facebook live|twitch|discord|livestream|live ?stream|webinar|video ?(?:call|conference)|online|virtual)$/i;
const CODE = /\((?:pass(?:code|word)|(?:meeting )?id|kenncode|pin)\b[^()]{0,60}\)/i;
const INVITATION =
  /^(?:(?:please |click (?:here )?to )?(?:join|register|dial|connect|watch)|link|url|online|zoom|teams|webinar|live ?stream|meeting)(?: (?:us|at|via|on|here|the|online|by|in|with|from|zoom|teams|google|microsoft|meet|webex|meeting|link|webinar|live|stream|now|it|this|using|to|our|event|call|url|id|room|through))*$/i;

/**
 * Returns the fields of a location that is a conference service or an invitation with an address,
 * or null if it is a place.
 */
export function parseConference(location: string): Pick<RawEvent, 'online' | 'online_url'> | null {
  const [address] = ADDRESS.exec(location) ?? [];
  const rest = location
    .replace(ADDRESS, '')
    .replace(CODE, '')
    .split('\n', 1)
    .join('')
    .replace(/[\s:;,.|–—()<>[\]-]+$/, '')
    .trim();
  if (!SERVICES.test(rest) && !(address !== undefined && (rest === '' || INVITATION.test(rest))))
    return null;
  return { online: true, ...(address !== undefined && { online_url: address }) };
}
