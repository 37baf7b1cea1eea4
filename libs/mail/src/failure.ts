// Answers that ask the sender to log in (RFC 4954): wrong settings, which the next attempt may find repaired.
const LOGIN_ASKED = [530, 534, 535, 538];
const REFUSING = ['MAIL FROM', 'RCPT TO', 'DATA'];

const ADDRESS = /[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g;
const UNPRINTABLE = /[\p{C}\s]+/gu; // the database takes no NUL, and servers say what they like

export interface Failure {
  /** The server refused this mail for good (5xx). */
  isFinal: boolean;
  /** It refused the address itself. */
  isBounce: boolean;
  reason: string;
}

/** Why a mail was not taken, fit to be kept: without addresses, which are not to outlive the mail. */
export function failureOf(error: unknown): Failure {
  const { responseCode, command, message } = smtpErrorOf(error);
  const isFinal = responseCode >= 500 && !LOGIN_ASKED.includes(responseCode) && REFUSING.includes(command);
  const isBounce = isFinal && command === 'RCPT TO';
  return { isFinal, isBounce, reason: message.replace(ADDRESS, '(address)').replace(UNPRINTABLE, ' ').slice(0, 500) };
}

function smtpErrorOf(error: unknown) {
  const known = { responseCode: 0, command: '', message: String(error) };
  if (!(error instanceof Error)) return known;
  known.message = error.message;
  if ('responseCode' in error && typeof error.responseCode === 'number') known.responseCode = error.responseCode;
  if ('command' in error && typeof error.command === 'string') known.command = error.command;
  return known;
}
