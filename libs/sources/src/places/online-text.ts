// Words for "online" in the languages of the widgets and of city agendas, and names of conference
// services.
const EAST_ASIAN = 'オンライン|ライブ配信|ｵﾝﾗｲﾝ|リモート|ウェブ|线上|線上|在线|網上|온라인|비대면';
// These follow without a blank: "オンライン開催", "线上直播".
const AFTER_EAST_ASIAN =
  '開催|配信|イベント|講座|講演会?|セミナー|会議|参加|視聴|のみ|限定|形式|ライブ|直播|活动|活動|讲座|会议|會議|論壇|论坛|举行|舉行|행사|이벤트|강연|강의|세미나|개최|진행';
const WORDS =
  'online|on-line|on line|virtual|virtually|virtuell|virtuel|virtuelle|virtuale|remote|remoto|digital|digitale|en línea|en ligne|в сети|онлайн|عبر الإنترنت|internet|web|webinar|livestream|live stream|zoom|microsoft teams|ms teams|teams|google meet|webex|skype|jitsi|bigbluebutton|youtube|youtube live|facebook live|twitch|discord' +
  `|(?:${EAST_ASIAN}|web)(?:${AFTER_EAST_ASIAN})+|(?:${EAST_ASIAN})`;
const FILLERS =
  'an?|the|fully|100%|purely|only|event|events|conference|meeting|meetup|webinar|edition|conf|summit|worldwide|anywhere|everywhere|global|via|by|on|per|über|evento|veranstaltung|call|live|link|stream|room|행사|이벤트|세미나';
const ONLINE = new RegExp(
  `^(?:(?:${FILLERS})[\\s-]+)*(?:${WORDS})(?:[\\s\\-–(:/]+(?:${FILLERS}|${WORDS})\\)?)*$`,
  'iu',
);
const HYBRID = new RegExp(
  `\\s*\\((?=[^)]*(?:\\b(?:hybrid|online|virtual|remote|in[- ]person)\\b|ハイブリッド|${EAST_ASIAN}))[^)]*\\)`,
  'giu',
);
const IS_HYBRID = new RegExp(`\\(\\s*(?:hybrid|.*(?:online|ハイブリッド|${EAST_ASIAN}))`, 'iu');
const SEPARATORS =
  /\s*(?:[,/／;|+&،、，]|\s[-–—]\s|\s(?:and|und|et|y|e|or|oder|ou|o|i|и|en)\s)\s*/iu;

const isOnlinePart = (part: string) => ONLINE.test(part) || /^(?:worldwide|global)$/i.test(part);

const clean = (part: string) => part.replaceAll(/\p{Extended_Pictographic}|\ufe0f/gu, '').trim();

// Most texts contain none of the words, so the patterns below are not tried on them.
const ANY = new RegExp(`(?:${WORDS}|hybrid|ハイブリッド|worldwide|global)`, 'iu');

const withPlainBrackets = (text: string) => text.replaceAll('（', ' (').replaceAll('）', ')');

/** Returns whether a text in the place of a city or venue means that the event is online. */
export const isOnlineText = (text: string): boolean => {
  if (!ANY.test(text)) return false;
  const parts = withPlainBrackets(text).split(SEPARATORS).map(clean).filter(Boolean);
  return parts.length > 0 && parts.every(isOnlinePart);
};

/**
 * Splits "Online, Berlin", "Berlin & online" and "Hybrid: Berlin" into the place and whether the
 * event is online too.
 */
export function splitOnline(original: string): { rest: string | null; online: boolean } {
  if (!ANY.test(original)) return { rest: original, online: false };
  const text = withPlainBrackets(original);
  if (isOnlineText(text)) return { rest: null, online: true };
  const withoutBrackets = text.replaceAll(HYBRID, '');
  const plain = withoutBrackets.replace(/^hybrid\s*(?:in|at|event)?\s*[:,-]?\s+(?=\S)/i, '');
  const isHybrid = plain !== withoutBrackets || IS_HYBRID.test(text);
  const parts = plain.split(SEPARATORS).map(clean);
  if (!parts.some((part) => part !== '' && isOnlinePart(part)))
    return { rest: plain, online: isHybrid };
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (!isOnlinePart(first) && !isOnlinePart(last)) return { rest: plain, online: false };
  return { rest: parts.filter((part) => !isOnlinePart(part)).join(', '), online: true };
}
