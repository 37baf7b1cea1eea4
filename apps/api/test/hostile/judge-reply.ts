import { Ajv2020 } from 'ajv/dist/2020.js';
import type { GeneratedRequest, Operation } from './generate-requests.ts';

export interface Reply {
  status: number;
  type: string;
  text: string;
  headers: Record<string, unknown>;
}

/** Parts of settings, stack traces and statements. */
export const SECRET =
  /a[ -]secret[ -]of|postgres(ql)?:\/\/|node_modules|\n\s+at |\bSELECT\b.*\bFROM\b|HASH_SECRET|\.ts:\d+|root:x:0/;
const MARKUP = '<script>alert(1)</script>';
const OWN_FORMAT = /\b(?:geo|ld|feed)\+json\b/;

/** Payments need settings, without which their operation responds with 503. */
export const isUnconfigured = ({ path }: Pick<Operation, 'path'>, status: number): boolean =>
  status === 503 && path === '/billing/checkout';

/**
 * Returns a function that states what is wrong with a response, or null. The document is the
 * oracle.
 */
export function createJudge(document: object) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'openapi');

  function judgeBody(
    { responses, pointer }: Operation,
    { path }: GeneratedRequest,
    reply: Reply,
  ): string | null {
    const { status, type, text } = reply;
    const body = JSON.parse(text) as { ok?: unknown };
    if (!OWN_FORMAT.test(type) && body.ok !== status < 400) return `has ok: ${String(body.ok)}`;
    if (!responses[String(status)]?.content?.[type]) return `has the undocumented type ${type}`;
    const reference = `openapi#${pointer}/responses/${String(status)}/content/${type.replaceAll('/', '~1')}/schema`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    void validate(body);
    // `fields` selects fields of the items, which then lack others.
    const errors = (validate.errors ?? []).filter(
      ({ keyword }) => keyword !== 'required' || !path.includes('fields='),
    );
    return errors.length === 0
      ? null
      : `does not match its schema: ${ajv.errorsText(errors.slice(0, 3))}`;
  }

  return (operation: Operation, sent: GeneratedRequest, reply: Reply): string | null => {
    const { status, type, text, headers } = reply;
    if (isUnconfigured(operation, status)) return null;
    if (status === 0) return `is not answered: ${text}`;
    if (status >= 500) return `has the status ${String(status)}`;
    const response = operation.responses[String(status)];
    if (!response) return `has the undocumented status ${String(status)}`;
    if (SECRET.test(text)) return 'contains a secret or an internal detail';
    const key = sent.headers['X-API-Key'];
    if (key && key.length > 20 && text.includes(key)) return 'contains the key of the caller';
    if (headers['set-cookie'] !== undefined) return 'sets a cookie';
    if (/html|svg|xml/.test(type) && text.includes(MARKUP)) return 'contains markup of the request';
    if (text === '' || sent.method === 'HEAD') return null;
    if (/[/+]json$/.test(type)) return judgeBody(operation, sent, reply);
    // A browser gets problems as pages.
    return status >= 400 || response.content?.[type] ? null : `has the undocumented type ${type}`;
  };
}
export type Judge = ReturnType<typeof createJudge>;
