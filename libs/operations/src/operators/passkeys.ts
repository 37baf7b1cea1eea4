import {
  logAction,
  MAX_PASSKEYS,
  type PasskeyRepository,
  type Query,
  type SessionRepository,
} from '@marquee/database';
import { DomainError, invalidInputs, newId } from '@marquee/domain';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { hashToken, newToken } from '../accounts/generate-key.ts';
import type { ActionName } from './action-names.ts';

/** ES256, EdDSA and RS256, as COSE numbers them. */
const ALGORITHMS = [-7, -8, -257];
/** How a browser reaches an authenticator. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const NAME = 'Marquee';

export interface PasskeyDeps {
  passkeys: PasskeyRepository;
  sessions: Pick<SessionRepository, 'setChallenge' | 'takeChallenge'>;
  addresses: { web: string };
}

/** The operator whose session sends a request. */
export interface PasskeyHolder {
  email: string;
  sessionToken: string;
}

// Few visitors are operators.
const loadLibrary = () => import('@simplewebauthn/server');

/** Returns what a browser needs to create a passkey. */
export async function offerPasskey(
  { passkeys, sessions, addresses }: PasskeyDeps,
  { email, sessionToken }: PasskeyHolder,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: new URL(addresses.web).hostname,
    userName: email,
    userDisplayName: email,
    excludeCredentials: await passkeys.list(email),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await sessions.setChallenge(hashToken(sessionToken), options.challenge);
  return options;
}

/** Returns what a browser needs to use a passkey of the operator. */
export async function requestPasskey(
  { passkeys, sessions, addresses }: PasskeyDeps,
  { email, sessionToken }: PasskeyHolder,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: new URL(addresses.web).hostname,
    allowCredentials: await passkeys.list(email),
    userVerification: 'required',
  });
  await sessions.setChallenge(hashToken(sessionToken), options.challenge);
  return options;
}

/**
 * Stores the passkey that a browser created for `offerPasskey`. Returns the token that the session
 * has from now on.
 */
export async function addPasskey(
  deps: PasskeyDeps,
  holder: PasskeyHolder,
  { name, response }: { name: string; response: string },
): Promise<string> {
  const { passkeys } = deps;
  const answer = readAnswer(response);
  const expected = await takeExpected(deps, holder, answer);
  const { verifyRegistrationResponse } = await loadLibrary();
  const { registrationInfo } = await refuseInvalid(() =>
    verifyRegistrationResponse({
      // the library checks the shape
      response: answer as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expected,
    }),
  );
  if (registrationInfo?.credential.id !== answer.id) throw notAccepted();
  const { id, publicKey, counter } = registrationInfo.credential;
  const passkey = { id, name, publicKey, counter, transports: readTransports(answer.response) };
  const token = newToken();
  const change = toUse(holder, token, ['add passkey', name]);
  const result = await passkeys.add(holder.email, passkey, change);
  if (result === 'full')
    throw new DomainError(
      'invalid_body',
      `An operator has at most ${String(MAX_PASSKEYS)} passkeys. Remove one first.`,
    );
  if (result === 'refused') throw notAccepted();
  return token;
}

/**
 * Notes that the session used a passkey, which its browser answered `requestPasskey` with. Returns
 * the token that the session has from now on.
 */
export async function usePasskey(
  deps: PasskeyDeps,
  holder: PasskeyHolder,
  response: string,
): Promise<string> {
  const { passkeys } = deps;
  const answer = readAnswer(response);
  const expected = await takeExpected(deps, holder, answer);
  const stored = await passkeys.find(holder.email, answer.id);
  if (!stored) throw notAccepted();
  const { id, publicKey, counter, name } = stored;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await refuseInvalid(() =>
    verifyAuthenticationResponse({
      // the library checks the shape
      response: answer as unknown as AuthenticationResponseJSON,
      credential: { id, publicKey, counter },
      ...expected,
    }),
  );
  const use = { id, counter, newCounter: authenticationInfo.newCounter };
  const token = newToken();
  const change = toUse(holder, token, ['use passkey', name]);
  if (!verified || !(await passkeys.use(holder.email, use, change))) throw notAccepted();
  return token;
}

/**
 * Removes a passkey of the operator, if there is one with the id. Throws for the last one: a mailed
 * link would open the console again.
 */
export async function removePasskey(
  { passkeys }: Pick<PasskeyDeps, 'passkeys'>,
  holder: PasskeyHolder,
  id: string,
): Promise<void> {
  const stored = await passkeys.find(holder.email, id);
  if (!stored) return;
  const change = toChange(holder, 'remove passkey', stored.name);
  if (!(await passkeys.remove(holder.email, id, change)))
    throw new DomainError(
      'invalid_body',
      'This is your last passkey. Add another one before you remove it.',
    );
}

/** The standard limits the id of a credential to 1,023 bytes. */
const BASE64URL = z
  .string()
  .regex(/^[\w-]+$/)
  .max(1_364);
const Answer = z.looseObject({
  id: BASE64URL,
  response: z.looseObject({ clientDataJSON: z.string() }),
});
const ClientData = z.object({ challenge: BASE64URL });

function readAnswer(response: string): z.output<typeof Answer> {
  const answer = Answer.safeParse(parseJson(response));
  if (!answer.success) throw notAccepted();
  return answer.data;
}

/** Uses the challenge of the session up, whatever else is wrong. Throws if it is another one. */
async function takeExpected(
  { sessions, addresses }: PasskeyDeps,
  { sessionToken }: PasskeyHolder,
  { response }: z.output<typeof Answer>,
) {
  const client = ClientData.safeParse(
    parseJson(Buffer.from(response.clientDataJSON, 'base64url').toString()),
  );
  if (!client.success) throw notAccepted();
  const { challenge } = client.data;
  if (!(await sessions.takeChallenge(hashToken(sessionToken), challenge))) throw notAccepted();
  const { origin, hostname } = new URL(addresses.web);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  };
}

const toChange = ({ email, sessionToken }: PasskeyHolder, action: ActionName, target: string) => ({
  sessionHash: hashToken(sessionToken),
  within: (query: Query) =>
    logAction(query, { id: newId(), operator: email, action, target, note: null }),
});

const toUse = (holder: PasskeyHolder, token: string, logged: [ActionName, string]) => ({
  ...toChange(holder, ...logged),
  newSessionHash: hashToken(token),
});

/** The browser states them, so they can be anything. */
function readTransports({ transports }: Record<string, unknown>): string[] {
  const stated: unknown[] = Array.isArray(transports) ? transports : [];
  return TRANSPORTS.filter((transport) => stated.includes(transport));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The library throws errors of many kinds for an answer that is not valid. */
async function refuseInvalid<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    throw notAccepted(error);
  }
}

const notAccepted = (cause?: unknown) => {
  const detail = 'was not accepted. Try again, with a passkey of this website that is in your list';
  const problem = { name: 'passkey', code: 'invalid_value' as const, detail };
  return Object.assign(invalidInputs('invalid_body', [problem]), { cause });
};
