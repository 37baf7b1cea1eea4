import { isUnavailable } from '@marquee/database';
import { DomainError } from '@marquee/domain';

/** Why a call failed. The message is ours and names the next step. */
export interface ToolError {
  code: DomainError['code'];
  message: string;
}

const WITHOUT_KEY = 'Leave the key out of the settings of the client: the tools need none.';
const TEMPORARY = 'Temporary failure. Repeat the call in a few seconds.';

/**
 * Converts a thrown error to one for the model. Hides the details of any error other than a
 * DomainError.
 */
export function toToolError(error: unknown, tool?: string): ToolError {
  if (!(error instanceof DomainError))
    return { code: isUnavailable(error) ? 'unavailable' : 'internal_error', message: TEMPORARY };
  if (error.code === 'unavailable' || error.code === 'internal_error')
    return { code: error.code, message: TEMPORARY };
  if (error.code === 'invalid_api_key')
    return { code: error.code, message: `${error.message} ${WITHOUT_KEY}` };
  if (error.code === 'quota_exceeded')
    return { code: error.code, message: `${error.message} ${nextStep(error)}` };
  if (error.problems.length === 0) return { code: error.code, message: error.message };
  const details = error.problems.map(({ name, detail }) => `\`${name}\` ${detail}`).join('; ');
  return {
    code: error.code,
    message: `${details}.${tool === undefined ? '' : ` Correct it and call ${tool} again.`}`,
  };
}

function nextStep({ retryAfterS = 60, members }: DomainError): string {
  const wait = `Try again in ${String(Math.ceil(retryAfterS / 60))} min.`;
  const advice = members['upgrade'];
  return typeof advice === 'string'
    ? `${wait} ${advice} (REST API; send the key in the header X-API-Key, or as a bearer token.)`
    : wait;
}
