import { Amplify } from 'aws-amplify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registrationErrorMessage } from '#domain/identity/provider-errors.ts';
import { emptyRegistration } from '#domain/identity/registration.ts';
import { createAccount } from './sign-up.ts';

const LIMITED = 'Registration temporarily limited. Please wait a moment and try again.';
const UNEXPECTED = 'An unexpected error occurred during registration. Please wait a moment and try again.';

/** The provider's endpoint, or what stands before it, answers so; Amplify itself is the real one. */
const endpointAnswers = (status: number, body: string, headers: Record<string, string> = {}) => {
  const endpoint = vi.fn(
    async (_url: unknown, _init?: RequestInit) => new Response(body, { status, headers }),
  );
  vi.stubGlobal('fetch', endpoint);
  return endpoint;
};
const json = (body: object): string => JSON.stringify(body);
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
const register = () => createAccount(form);
const banner = () => register().then(() => 'no banner', registrationErrorMessage);

beforeEach(() => {
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
])('a limit that comes with %s is told as one', async (_what, body) => {
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
])('%s is told by what the provider names it', async (_what, status, name, sentence) => {
  endpointAnswers(status, json({ __type: name, message: 'as the provider says' }));
  expect(await banner()).toBe(sentence);
});

test.each([
  ['a page of a proxy', 503, '<html>busy</html>'],
  ['a page of a firewall', 403, '<html>no</html>'],
  ['an answer without name and sentence', 400, json({})],
])('%s brings a sentence that helps, not the parser’s', async (_what, status, body) => {
  endpointAnswers(status, body);
  expect(await banner()).toBe(UNEXPECTED);
});

test('a sign-up leaves everything else that is sent alone', async () => {
  const endpoint = endpointAnswers(200, json({ UserSub: 'id', UserConfirmed: false }));
  expect(await register()).toEqual({ signedIn: false });
  expect(globalThis.fetch).toBe(endpoint);
});
