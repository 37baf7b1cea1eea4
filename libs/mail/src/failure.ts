// Answers that ask the sender to log in (RFC 4954): wrong settings, which the next attempt may find repaired.
const LOGIN_ASKED = [530, 534, 535, 538];
const REFUSING = ['MAIL FROM', 'RCPT TO', 'DATA'];

export interface Failure {
  /** The server refused this mail for good (5xx). */
  isFinal: boolean;
  reason: string;
}

/** Why a mail was not taken, without the recipient's address, which is not to outlive the mail. */
export function failureOf(error: unknown, recipient: string): Failure {
  const { responseCode, command, message } = smtpErrorOf(error);
  const isFinal = responseCode >= 500 && !LOGIN_ASKED.includes(responseCode) && REFUSING.includes(command);
  return { isFinal, reason: message.replaceAll(recipient, 'the recipient').replace(/\s+/g, ' ').slice(0, 500) };
}

function smtpErrorOf(error: unknown) {
  const known = { responseCode: 0, command: '', message: String(error) };
  if (!(error instanceof Error)) return known;
  known.message = error.message;
  if ('responseCode' in error && typeof error.responseCode === 'number') known.responseCode = error.responseCode;
  if ('command' in error && typeof error.command === 'string') known.command = error.command;
  return known;
}
