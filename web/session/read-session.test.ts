import { fetchAuthSession } from 'aws-amplify/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { leaveNotice, takeNotice } from './notice.ts';
import { readSession } from './read-session.ts';

vi.mock('aws-amplify/auth', () => ({ fetchAuthSession: vi.fn() }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const reading = vi.mocked(fetchAuthSession);

const token = (claims: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `x.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.x`;
};
/** What the provider's library keeps in a browser. */
const keep = (access: object, identity: object): void => {
  const base = 'CognitoIdentityServiceProvider.client';
  localStorage.setItem(`${base}.LastAuthUser`, 'ann');
  localStorage.setItem(`${base}.ann.accessToken`, token(access));
  localStorage.setItem(`${base}.ann.idToken`, token(identity));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reading.mockReset();
});

test('without a network, somebody whose tokens have expired is still who they are', async () => {
  keep({ sub: 'user-1', exp: 1, roles: ['warehouse'] }, { email: 'zoë@skybarrel.test' });
  reading.mockRejectedValue(new Error('A network error has occurred.'));
  expect(await readSession()).toMatchObject({
    status: 'signed-in',
    user: { userId: 'user-1', email: 'zoë@skybarrel.test' },
  });
});

test('whoever the server has signed out is signed out and reads why; a browser without tokens is told nothing', async () => {
  reading.mockRejectedValue(new Error('Refresh Token has been revoked'));
  expect(await readSession()).toEqual({ status: 'signed-out' });
  expect(takeNotice()).toBe('');
  keep({ sub: 'user-1' }, {});
  reading.mockResolvedValue({});
  expect(await readSession()).toEqual({ status: 'signed-out' });
  expect(takeNotice()).toBe('Your session has ended. Sign in again to go on where you were.');
});

test('what was left before says better why', async () => {
  leaveNotice('password-changed');
  keep({ sub: 'user-1' }, {});
  reading.mockResolvedValue({});
  await readSession();
  expect(takeNotice()).toBe('Password changed. Sign in with the new one.');
});

test('a token that cannot be read is nobody', async () => {
  keep({ sub: 'user-1' }, {});
  localStorage.setItem('CognitoIdentityServiceProvider.client.ann.accessToken', 'x.%%.x');
  reading.mockRejectedValue(new Error('A network error has occurred.'));
  expect(await readSession()).toEqual({ status: 'signed-out' });
});
