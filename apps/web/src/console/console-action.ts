import type { Query } from '@marquee/database';
import type { FormFields } from '../account/forms.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ActionName } from './done-notice.ts';

/** What an operator did, for the log. */
export interface Done {
  action: ActionName;
  target: string;
  note: string | null;
}

export interface ActionRequest {
  fields: FormFields;
  /** The parameters of the path. */
  params: Readonly<Record<string, string>>;
  /** Returns a function that writes to the log in the transaction of the action. */
  log: (done: Done) => (query: Query) => Promise<void>;
}

/** Carries out a form of the console, and writes it to the log in the same transaction. */
export type ConsoleAction = (deps: Dependencies, request: ActionRequest) => Promise<unknown>;
