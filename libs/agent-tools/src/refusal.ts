import { isUnavailable } from '@marquee/database';
import { DomainError } from '@marquee/domain';

/** Why a call was not answered, in a sentence of ours that names the next step. */
export interface Refusal {
  code: DomainError['code'];
  sentence: string;
}

const TEMPORARY = 'Temporary failure; the same call may be repeated in a few seconds.';

/** What a model reads of an error. Of one that we did not write ourselves it learns nothing but that it may try again. */
export function refusalOf(error: unknown, tool?: string): Refusal {
  if (!(error instanceof DomainError))
    return { code: isUnavailable(error) ? 'unavailable' : 'internal_error', sentence: TEMPORARY };
  if (error.code === 'unavailable' || error.code === 'internal_error') return { code: error.code, sentence: TEMPORARY };
  if (error.code === 'quota_exceeded') return { code: error.code, sentence: `${error.message} ${nextStep(error)}` };
  if (error.problems.length === 0) return { code: error.code, sentence: error.message };
  const told = error.problems.map(({ name, detail }) => `\`${name}\` ${detail}`).join('; ');
  return { code: error.code, sentence: `${told}.${tool === undefined ? '' : ` Correct it and call ${tool} again.`}` };
}

function nextStep({ retryAfterS = 60, members }: DomainError): string {
  const wait = `Try again in ${String(Math.ceil(retryAfterS / 60))} min.`;
  const advice = members['upgrade'];
  return typeof advice === 'string' ? `${wait} ${advice} (REST API; send the key in the header X-API-Key.)` : wait;
}
