import { Amplify } from 'aws-amplify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRefusedSignUp, registrationErrorMessage } from '#domain/identity/provider-errors.ts';
import { emptyRegistration } from '#domain/identity/registration.ts';
import { SIGN_UP_PROOF_REFUSED } from '#domain/identity/sign-up-proof.ts';
import { createAccount } from './sign-up.ts';
import { type SignUpWork, signUpWork } from './sign-up-work.ts';

vi.mock('#web/proof-of-work/solve.ts', () => ({
  solve: async (challenge: unknown) => ({ challenge, solution: { counter: 7, derivedKey: 'ab' } }),
}));

const LIMITED = 'Registration temporarily limited. Please wait a moment and try again.';
const UNEXPECTED = 'An unexpected error occurred during registration. Please wait a moment and try again.';

const json = (body: object): string => JSON.stringify(body);
const challenge = (serial: number) => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: 'n',
    salt: 's',
    cost: 5000,
    keyLength: 32,
    keyPrefix: 'p',
    keySignature: 'k',
    expiresAt: 1,
  },
  signature: `challenge ${serial}`,
});
/** Challenges have a running number. */
const challenges = vi.fn(
  async (_body: unknown) => new Response(json(challenge(challenges.mock.calls.length)), { status: 200 }),
);

/** Sets the response of the provider or the firewall. Amplify itself is not mocked. */
const endpointAnswers = (status: number, body: string, headers: Record<string, string> = {}) => {
  const endpoint = vi.fn(async (_url: unknown, _init?: RequestInit) => {
    const answer = new Response(body, { status, headers });
    // Node's own `json` throws errors of another realm than the test's document.
    return Object.assign(answer, { json: async () => JSON.parse(await answer.text()) });
  });
  const served: typeof fetch = (url, init) =>
    String(url).startsWith('/api/') ? challenges(JSON.parse(String(init?.body))) : endpoint(url, init);
  vi.stubGlobal('fetch', served);
  return endpoint;
};
const form = {
  ...emptyRegistration,
  email: 'ann@example.com',
  password: 'Skybarrel1',
  confirmPassword: 'Skybarrel1',
  firstName: 'Ann',
  lastName: 'Persaud',
  address_line1: '12 Main Street',
  city: 'Brooklyn',
  state: 'NY',
  zip_code: '11226',
};
let work: SignUpWork;
const register = (email = form.email) => createAccount({ ...form, email }, work);
const banner = () => register().then(() => 'no banner', registrationErrorMessage);

beforeEach(() => {
  challenges.mockClear();
  work = signUpWork();
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: 'us-east-1_test', userPoolClientId: 'test', loginWith: { email: true } },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a sentence and a name of its own', json({ __type: 'Slow', message: 'slow' })],
  ['a sentence without a name', json({ message: 'odd' })],
  ['nothing in it', json({})],
  ['a page', '<html>slow</html>'],
  ['no body', ''],
])('a limit with %s shows the message for limits', async (_what, body) => {
  endpointAnswers(429, body);
  expect(await banner()).toBe(LIMITED);
});

test.each([
  [
    'throttling',
    400,
    'TooManyRequestsException',
    'Too many registration attempts. Please wait a few minutes before trying again.',
  ],
  [
    'a known address',
    400,
    'UsernameExistsException',
    'An account with this email already exists. Please try signing in instead.',
  ],
  ['an answer that is in no list', 400, 'SomethingNewException', 'as the provider says'],
])('%s is recognized by the name of the error', async (_what, status, name, sentence) => {
  endpointAnswers(status, json({ __type: name, message: 'as the provider says' }));
  expect(await banner()).toBe(sentence);
});

test.each([
  ['a page of a proxy', 503, '<html>busy</html>'],
  ['a page of a firewall', 403, '<html>no</html>'],
  ['an answer without name and sentence', 400, json({})],
])('%s shows a helpful message, not the parser’s', async (_what, status, body) => {
  endpointAnswers(status, body);
  expect(await banner()).toBe(UNEXPECTED);
});

test('a sign-up does not affect other requests', async () => {
  endpointAnswers(200, json({ UserSub: 'id', UserConfirmed: false }));
  const before = globalThis.fetch;
  expect(await register()).toEqual({ signedIn: false });
  expect(globalThis.fetch).toBe(before);
});

describe('the proof of work for a sign-up', () => {
  const done = json({ UserSub: 'id', UserConfirmed: false });
  const refusal = json({
    __type: 'UserLambdaValidationException',
    message: `PreSignUp failed with error ${SIGN_UP_PROOF_REFUSED}.`,
  });
  const answer = (status: number, body: string) => new Response(body, { status });
  /** The challenge of each sign-up. */
  const carried = (endpoint: ReturnType<typeof endpointAnswers>) =>
    endpoint.mock.calls.map(([, init]) => {
      const { ValidationData } = JSON.parse(String(init?.body));
      return JSON.parse(ValidationData[0].Value).challenge.signature;
    });

  test('is requested for the address and sent as validation data', async () => {
    const endpoint = endpointAnswers(200, done);
    await register(' Ann@Example.com ');
    expect(challenges).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.com' });
    const [, init] = endpoint.mock.calls[0] ?? [];
    expect(JSON.parse(String(init?.body))).toMatchObject({
      Username: 'Ann@Example.com',
      ValidationData: [
        {
          Name: 'proof',
          Value: json({ challenge: challenge(1), solution: { counter: 7, derivedKey: 'ab' } }),
        },
      ],
    });
  });

  test('may start early; another address has its own', async () => {
    const endpoint = endpointAnswers(200, done);
    work.begin('old@example.com');
    work.begin(form.email);
    work.begin(` ${form.email.toUpperCase()}`);
    await register();
    expect(challenges.mock.calls).toEqual([[{ email: 'old@example.com' }], [{ email: form.email }]]);
    expect(carried(endpoint)).toEqual(['challenge 2']);
  });

  test('is sent again unchanged when a response was lost', async () => {
    const endpoint = endpointAnswers(200, done);
    endpoint.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await register()).toEqual({ signedIn: false });
    expect(carried(endpoint)).toEqual(['challenge 1', 'challenge 1']);
  });

  test('that was refused is computed once more without a message', async () => {
    const endpoint = endpointAnswers(200, done);
    endpoint.mockResolvedValueOnce(answer(400, refusal));
    expect(await register()).toEqual({ signedIn: false });
    expect(carried(endpoint)).toEqual(['challenge 1', 'challenge 2']);
  });

  test('that is refused twice shows a message, and is computed again at the next try', async () => {
    const endpoint = endpointAnswers(400, refusal);
    endpoint.mockImplementation(async () => answer(400, refusal));
    expect(await banner()).toBe(SIGN_UP_PROOF_REFUSED);
    expect(carried(endpoint)).toEqual(['challenge 1', 'challenge 2']);
    await banner();
    expect(carried(endpoint).slice(2)).toEqual(['challenge 3', 'challenge 4']);
  });

  test('is kept after another refusal', async () => {
    const endpoint = endpointAnswers(400, '');
    const exists = json({ __type: 'UsernameExistsException', message: 'exists' });
    endpoint.mockImplementation(async () => answer(400, exists));
    for (const _ of ['once', 'again']) await banner();
    expect(carried(endpoint)).toEqual(['challenge 1', 'challenge 1']);
  });

  test('without a network shows that message, and starts again', async () => {
    const endpoint = endpointAnswers(200, done);
    challenges.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const thrown = await register().catch((reason: unknown) => reason);
    expect(isRefusedSignUp(thrown)).toBe(true);
    expect(registrationErrorMessage(thrown)).toBe(
      'We could not reach the server. Check your connection and try again.',
    );
    expect(endpoint).not.toHaveBeenCalled();
    expect(await register()).toEqual({ signedIn: false });
  });

  test('that the firewall refuses shows the message for limits', async () => {
    endpointAnswers(200, done);
    challenges.mockResolvedValueOnce(answer(429, json({ code: 'TOO_MANY_REQUESTS', message: 'wait' })));
    expect(await banner()).toBe(LIMITED);
  });
});
