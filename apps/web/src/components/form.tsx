import { Button, FormScope, type ComponentChild, type ComponentChildren } from '@marquee/pages';
import { usePage } from '../page-scope.tsx';
import { pageAddress } from './links.ts';

interface FormProps {
  /** Path to which the form is sent. */
  action: string;
  /** Text of the button. */
  label: string;
  isQuiet?: boolean;
  children?: ComponentChildren;
}

/** A form. After a mistake, it has the values that were sent, and each field names its problem. */
export function Form({ action, label, isQuiet = false, children }: FormProps): ComponentChild {
  const page = usePage();
  const refused = page.refused?.action === action ? page.refused : null;
  return (
    <form method="post" action={pageAddress(action, page)} class="form">
      <FormScope translator={page.translator} refused={refused}>
        {children}
      </FormScope>
      <Button isQuiet={isQuiet}>{label}</Button>
    </form>
  );
}
