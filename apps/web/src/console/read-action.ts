import { DomainError } from '@marquee/domain';
import type { FormFields } from '../account/forms.ts';

/** Loaded on first use: the parsers take much memory, and visitors do not need them. */
export const loadIngest = () => import('@marquee/ingest');

export function required(fields: FormFields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === '')
    throw new DomainError('invalid_body', `${name} is required.`);
  return value;
}

/** The functions of curation throw an Error with a sentence for the operator. Errors of the database stay as they are. */
export async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.constructor === Error)
      throw new DomainError('invalid_body', error.message);
    throw error;
  }
}
