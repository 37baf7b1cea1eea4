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
  /** What else can be done with the same fields. */
  other?: { action: string; label: string };
  children?: ComponentChildren;
}

/** A form of the console. Each of its buttons does one thing. */
export const Action = ({
  action,
  label,
  isQuiet = false,
  formToken,
  fields = {},
  other,
  children,
}: ActionProps): ComponentChild => (
  <form method="post" action={action}>
    {Object.entries({ form_token: formToken, ...fields }).map(([name, value]) => (
      <HiddenField key={name} name={name} value={value} />
    ))}
    {children}
    <p class="actions">
      <Button isQuiet={isQuiet}>{label}</Button>
      {other && (
        <Button isQuiet formaction={other.action}>
          {other.label}
        </Button>
      )}
    </p>
  </form>
);
