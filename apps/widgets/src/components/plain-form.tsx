import {
  Button,
  FormScope,
  type ComponentChild,
  type ComponentChildren,
  type RefusedFields,
} from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { appearanceParameters } from './links.tsx';

interface Props {
  /** Path to which the form is sent. */
  action: string;
  /** Text of the button. */
  label: string;
  refused?: RefusedFields | undefined;
  context: PageContext;
  children?: ComponentChildren;
}

/** A form of several fields. Works without script; with script it is sent in place. */
export const PlainForm = ({ action, label, refused, context, children }: Props): ComponentChild => (
  <form
    class="form"
    method="post"
    action={`${action}?${new URLSearchParams(appearanceParameters(context)).toString()}`}
    data-not-sent={context.translator.t('notSent')}
  >
    <FormScope translator={context.translator} refused={refused ?? null}>
      {children}
    </FormScope>
    <Button>{label}</Button>
  </form>
);
