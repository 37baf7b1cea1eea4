import {
  Button,
  FormScope,
  HiddenField,
  type ComponentChild,
  type ComponentChildren,
} from '@marquee/pages';
import { pageAddress } from '../../components/links.ts';
import { usePage } from '../../page-scope.tsx';
import { SITE_SCRIPT_PATH } from '../../site-script.ts';
import type { FormFields } from '../forms.ts';

interface PasskeyFormProps {
  action: string;
  /** Whether the browser creates a passkey or uses one. */
  kind: 'create' | 'use';
  formToken: string;
  label: string;
  /** Hidden fields. */
  fields?: FormFields;
  children?: ComponentChildren;
}

/** The script sends the form with the answer of a passkey. Without it, a text explains why not. */
export function PasskeyForm({
  action,
  kind,
  formToken,
  label,
  fields = {},
  children,
}: PasskeyFormProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  const refused = page.refused?.action === action ? page.refused : null;
  const isRefused = refused?.problems.some(({ name }) => name === 'passkey') ?? false;
  return [
    <form method="post" action={pageAddress(action, page)} class="form" data-passkey={kind}>
      {Object.entries({ ...fields, form_token: formToken, passkey: '' }).map(([name, value]) => (
        <HiddenField key={name} name={name} value={value} />
      ))}
      <FormScope translator={page.translator} refused={refused}>
        {children}
      </FormScope>
      <p class="state alert" role="alert" data-failed hidden={!isRefused}>
        {t('passkeyFailed')}
      </p>
      <Button hidden>{label}</Button>
      <p class="hint" data-unsupported>
        {t('passkeyNeeds')}
      </p>
    </form>,
    <script src={SITE_SCRIPT_PATH} defer />,
  ];
}
