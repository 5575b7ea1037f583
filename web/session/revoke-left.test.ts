import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveToken, leftTokens } from './left-token.ts';
import { revokeLeft } from './revoke-left.ts';

const auth = {
  Cognito: {
    userPoolId: 'us-east-1_abc',
    userPoolEndpoint: 'http://localhost/cognito' as string | undefined,
  },
};
vi.mock('aws-amplify', () => ({ Amplify: { getConfig: () => ({ Auth: auth }) } }));
const asking = vi.fn();
const base = 'CognitoIdentityServiceProvider.client-1';
/** Signs somebody in on this device, as Amplify keeps it, and out again without a network. */
const leave = (token: string, now: number): void => {
  localStorage.setItem(`${base}.LastAuthUser`, 'user-1');
  localStorage.setItem(`${base}.user-1.accessToken`, `a.${btoa(JSON.stringify({ sub: 'user-1' }))}.c`);
  localStorage.setItem(`${base}.user-1.refreshToken`, token);
  leaveToken(now);
};

beforeEach(() => {
  localStorage.clear();
  asking.mockReset();
  asking.mockResolvedValue({ status: 200 });
  vi.stubGlobal('fetch', asking);
});
afterEach(() => vi.unstubAllGlobals());

test('a session that was ended without a network is revoked at the next start with one, once', async () => {
  leave('refresh-1', 1000);
  asking.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await revokeLeft(2000);
  expect(leftTokens()).toEqual([{ clientId: 'client-1', token: 'refresh-1', at: 1000 }]);
  await revokeLeft(3000);
  await revokeLeft(4000);
  expect(leftTokens()).toEqual([]);
  expect(asking).toHaveBeenCalledTimes(2);
  const [url, { headers, body }] = asking.mock.calls[1] ?? [];
  expect(url).toBe('http://localhost/cognito');
  expect(headers['x-amz-target']).toBe('AWSCognitoIdentityProviderService.RevokeToken');
  expect(JSON.parse(body)).toEqual({ ClientId: 'client-1', Token: 'refresh-1' });
});

test('what Cognito refuses or no longer knows after 30 days is over, and a failure of its own is tried again', async () => {
  leave('refresh-1', 0);
  asking.mockResolvedValue({ status: 500 });
  await revokeLeft(1000);
  expect(leftTokens()).toHaveLength(1);
  asking.mockResolvedValue({ status: 400 });
  await revokeLeft(1000);
  expect(leftTokens()).toEqual([]);
  leave('refresh-2', 0);
  asking.mockClear();
  await revokeLeft(31 * 86_400_000);
  expect([leftTokens(), asking.mock.calls]).toEqual([[], []]);
});

test("a deployed stage is asked at its region's own address", async () => {
  auth.Cognito.userPoolEndpoint = undefined;
  leave('refresh-1', 0);
  await revokeLeft(1000);
  expect(asking.mock.calls[0]?.[0]).toBe('https://cognito-idp.us-east-1.amazonaws.com/');
});
