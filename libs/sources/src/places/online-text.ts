export const ONLINE =
  /^(online( event)?|virtual( event)?|en línea|remote|zoom|webinar|worldwide|internet)$/i;
const ONLINE_WORDS =
  /^(?:(?:an?|the|fully|100%|purely)\s+)*(?:online|virtual|remote|digital)(?:\s*[-(]?\s*(?:only|event|conference|meeting|meetup|webinar|edition|conf|summit|via zoom|worldwide|anywhere)[)]?)*$/i;

/** Returns whether a text in the place of a city or venue means that the event is online. */
export const isOnlineText = (text: string): boolean =>
  text
    .split(/\s*[,/]\s*/)
    .every((part) => isOnlinePart(part.replaceAll(/\p{Extended_Pictographic}/gu, '').trim()));

const isOnlinePart = (part: string) =>
  ONLINE.test(part) || ONLINE_WORDS.test(part) || /^global$/i.test(part);
