import { expect, it } from '@jest/globals';
import { createLinks } from '../rendering/links.ts';
import { renderText } from '../rendering/render-text.ts';
import { createMailTranslator } from '../rendering/translator.ts';
import { accountKeyMail } from './account-key.ts';

const links = createLinks({ api: 'https://api.test', widgets: 'https://widgets.test' }, null);
const mail = accountKeyMail(
  { kind: 'account_key', apiKey: 'mq_live_example', keyLinks: [] },
  { links, translator: createMailTranslator(null) },
);
const text = renderText(mail, { reason: '' }).replace(/\s+/g, ' ');

// The owner may have registered a key without confirming it: "you had no key" would be false.
it('does not state that the address had no key', () => {
  expect(text).not.toMatch(/(had|have|has) no (api )?key/i);
});

it('states that an unconfirmed key remains on the free tier', () => {
  expect(text).toContain(
    'A key that you registered with this address but did not confirm remains on the free tier.',
  );
});
