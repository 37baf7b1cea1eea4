import { Button, HiddenField, type ComponentChild, type ComponentChildren } from '@marquee/pages';

/** Proves that a form belongs to the session of the operator. */
export interface FormProps {
  formToken: string;
}

interface ActionProps extends FormProps {
  action: string;
  label: string;
  isQuiet?: boolean;
  fields?: Readonly<Record<string, string>>;
  children?: ComponentChildren;
}

/** A form of the console. Its button does one thing. */
export const Action = ({
  action,
  label,
  isQuiet = false,
  formToken,
  fields = {},
  children,
}: ActionProps): ComponentChild => (
  <form method="post" action={action}>
    {Object.entries({ form_token: formToken, ...fields }).map(([name, value]) => (
      <HiddenField key={name} name={name} value={value} />
    ))}
    {children}
    <Button isQuiet={isQuiet}>{label}</Button>
  </form>
);
