// Words for "online" in the languages of the widgets and of city agendas, and names of conference services.
const WORDS =
  'online|on-line|on line|virtual|virtually|virtuell|virtuel|virtuelle|virtuale|remote|remoto|digital|digitale|en línea|en ligne|в сети|онлайн|オンライン|线上|線上|在线|온라인|عبر الإنترنت|internet|web|webinar|livestream|live stream|zoom|microsoft teams|ms teams|teams|google meet|webex|skype|jitsi|bigbluebutton|youtube|youtube live|facebook live|twitch|discord';
const FILLERS =
  'an?|the|fully|100%|purely|only|event|events|conference|meeting|meetup|webinar|edition|conf|summit|worldwide|anywhere|everywhere|global|via|by|on|per|über|evento|veranstaltung|call|live|link|stream|room';
const ONLINE = new RegExp(
  `^(?:(?:${FILLERS})[\\s-]+)*(?:${WORDS})(?:[\\s\\-–(:/]+(?:${FILLERS}|${WORDS})\\)?)*$`,
  'iu',
);
const HYBRID = /\s*\((?=[^)]*\b(?:hybrid|online|virtual|remote|in[- ]person)\b)[^)]*\)/giu;
const SEPARATORS = /\s*(?:[,/;|+&،、，]|\s[-–—]\s|\s(?:and|und|et|y|e|or|oder|ou|o|i|и|en)\s)\s*/iu;

const isOnlinePart = (part: string) => ONLINE.test(part) || /^(?:worldwide|global)$/i.test(part);

const clean = (part: string) => part.replaceAll(/\p{Extended_Pictographic}|\ufe0f/gu, '').trim();

// Most texts contain none of the words, so the patterns below are not tried on them.
const ANY = new RegExp(`(?:${WORDS}|hybrid|worldwide|global)`, 'iu');

/** Returns whether a text in the place of a city or venue means that the event is online. */
export const isOnlineText = (text: string): boolean => {
  if (!ANY.test(text)) return false;
  const parts = text.split(SEPARATORS).map(clean).filter(Boolean);
  return parts.length > 0 && parts.every(isOnlinePart);
};

/** Splits "Online, Berlin", "Berlin & online" and "Hybrid: Berlin" into the place and whether the event is online too. */
export function splitOnline(text: string): { rest: string | null; online: boolean } {
  if (!ANY.test(text)) return { rest: text, online: false };
  if (isOnlineText(text)) return { rest: null, online: true };
  const withoutBrackets = text.replaceAll(HYBRID, '');
  const plain = withoutBrackets.replace(/^hybrid\s*(?:in|at|event)?\s*[:,-]?\s+(?=\S)/i, '');
  const isHybrid = plain !== withoutBrackets || /\(\s*(?:hybrid|.*online)/i.test(text);
  const parts = plain.split(SEPARATORS).map(clean);
  if (!parts.some((part) => part !== '' && isOnlinePart(part)))
    return { rest: plain, online: isHybrid };
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (!isOnlinePart(first) && !isOnlinePart(last)) return { rest: plain, online: false };
  return { rest: parts.filter((part) => !isOnlinePart(part)).join(', '), online: true };
}
