// Authentication errors (RFC 4954): an operator may fix the settings before the next attempt.
const AUTHENTICATION_CODES = [530, 534, 535, 538];
const FINAL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'];

const ADDRESS = /[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g;
const UNPRINTABLE = /[\p{C}\s]+/gu; // PostgreSQL rejects NUL in text

export interface Failure {
  /** The server rejected the mail permanently (5xx). */
  isFinal: boolean;
  /** The server rejected the address. */
  isBounce: boolean;
  reason: string;
}

/**
 * Describes why a mail was not accepted, without e-mail addresses, so that the reason can be
 * stored.
 */
export function toFailure(error: unknown): Failure {
  const { responseCode, command, message } = parseSmtpError(error);
  const isFinal =
    responseCode >= 500 &&
    !AUTHENTICATION_CODES.includes(responseCode) &&
    FINAL_COMMANDS.includes(command);
  const isBounce = isFinal && command === 'RCPT TO';
  return {
    isFinal,
    isBounce,
    reason: message.replace(ADDRESS, '(address)').replace(UNPRINTABLE, ' ').slice(0, 500),
  };
}

function parseSmtpError(error: unknown) {
  const parsed = { responseCode: 0, command: '', message: String(error) };
  if (!(error instanceof Error)) return parsed;
  parsed.message = error.message;
  if ('responseCode' in error && typeof error.responseCode === 'number')
    parsed.responseCode = error.responseCode;
  if ('command' in error && typeof error.command === 'string') parsed.command = error.command;
  return parsed;
}
