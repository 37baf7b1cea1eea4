import { foldText } from '@marquee/domain';

// "Online" in the languages of the widgets, as rows name the city of an online event.
const ONLINE_NAMES = new Set(
  [
    'online',
    'online event',
    'virtual',
    'remote',
    'en línea',
    'en ligne',
    'オンライン',
    '线上',
    '在线',
    'عبر الإنترنت',
  ].map(foldText),
);

/** Returns whether a text in the place of a city means online events. */
export const isOnlinePlace = (text: string): boolean => ONLINE_NAMES.has(foldText(text));
