import type { Response } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { PageContext } from '../page-context.ts';
import type { NextPage } from './done-notice.tsx';
import type { FormFields } from './forms.ts';
import type { PersonalPage } from './send-page.tsx';
import type { SignedIn } from './sign-in/signed-in.ts';

export type Form = SignedIn & {
  fields: FormFields;
  params: Readonly<Record<string, string>>;
  /** Of the page that the form is on. */
  locale: string;
};

/** Handles a form of a signed-in person. Returns a page, or the next one. */
export type FormHandler = (
  deps: Dependencies,
  form: Form,
  res: Response,
) => Promise<PersonalPage | NextPage>;

export type View = SignedIn & {
  /** For the forms of the page. */
  formToken: string;
  params: Readonly<Record<string, string>>;
  query: ReadonlyMap<string, string>;
  context: PageContext;
};

/** Loads a page of a signed-in person. */
export type ViewLoader = (deps: Dependencies, view: View, res: Response) => Promise<PersonalPage>;
