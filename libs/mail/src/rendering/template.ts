import type { CalendarLink, EventState } from '@marquee/formats/display';
import type { Links } from './links.ts';
import type { MailTranslator } from './translator.ts';

/** What a template takes to write a mail for its reader. */
export interface MailContext {
  links: Links;
  translator: MailTranslator;
}

/** The content of a mail, from which both the HTML and the plain-text version are rendered. */
export interface MailTemplate {
  subject: string;
  blocks: Block[];
}

export type Block =
  | { is: 'text'; text: string }
  | { is: 'heading'; text: string }
  | EventBlock
  /** Text to copy. */
  | { is: 'code'; label: string; code: string }
  /** Link to the main action. */
  | { is: 'action'; label: string; url: string };

/** An event of the catalogue, with a link to its page. */
export interface EventBlock {
  is: 'event';
  title: string;
  state?: EventState | undefined;
  /** Date, place, price. Each can have its own direction of text. */
  details: string[];
  /** Where the event is added to a calendar. */
  calendars?: { label: string; links: CalendarLink[] } | undefined;
  /** Between the details. */
  comma: string;
  url: string;
  picture?: MailPicture | undefined;
}

/** A picture above the title. Its alternative text is the title. */
export interface MailPicture {
  url: string;
  width: number;
  height: number;
  /** Attribution and licence, which must be shown. */
  credit: string;
}

/** States why the mail was sent and how to stop mails. */
export interface Footer {
  reason: string;
  /** Absent if the recipient cannot block this kind of mail. */
  stop?: { label: string; url: string };
  /** Link to the preferences. */
  preferences?: { label: string; url: string };
  /** Link to turn kinds of mails on and off. */
  mails?: { label: string; url: string };
}
