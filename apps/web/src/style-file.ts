import { SITE_STYLESHEET } from '@marquee/pages';
import { ACCOUNT_STYLESHEET } from './account/account-stylesheet.ts';
import { toPath } from './site-script.ts';
import { WEB_STYLESHEET } from './stylesheet.ts';

/** The style sheet of all pages of the website: a file that browsers keep. */
export const STYLE_FILE = `${SITE_STYLESHEET}${WEB_STYLESHEET}${ACCOUNT_STYLESHEET}`
  .replace(/\s*\n\s*/g, '')
  .replace(/([{};,]) +/g, '$1')
  .replace(/ +([{}])/g, '$1')
  .replace(/([a-z-]): /g, '$1:');

export const STYLE_PATH = toPath('site.css', Buffer.from(STYLE_FILE));
