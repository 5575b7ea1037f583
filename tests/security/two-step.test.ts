import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmSignIn, signIn } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestCloudAt, type TestCloud } from '../support/cloud.ts';
import { withVariable } from '../support/edited-assembly.ts';
import { type People, peopleOf, type Tokens } from '../support/people.ts';

const STEP_MS = 30_000;

/** A stage that asks two-step sign-in of everybody who works here, as production does. */
let cloud: TestCloud;
let people: People;
let passed = 0;
const folder = mkdtempSync(join(tmpdir(), 'skybarrel-two-step-'));
beforeAll(async () => {
  cloud = await startTestCloudAt(join(folder, 'data'), 0, withVariable(folder, 'STAFF_TWO_STEP', 'asked'));
  people = await peopleOf(cloud);
});
afterAll(async () => {
  await cloud?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const now = (): number => Date.now() + passed;
/** A code is valid once, so another sign-in waits for the next one. */
const nextCode = async (): Promise<void> => {
  passed += STEP_MS;
  await cloud.advance(STEP_MS);
};
const statusOf = async (path: string, as: { readonly access: string }): Promise<number> =>
  (await cloud.ask(path, { as })).status;
const refreshed = async ({ refresh: RefreshToken }: Tokens): Promise<{ readonly access: string }> => {
  const { userPoolClientId: ClientId } = people.config;
  const { AuthenticationResult } = await people.cognito.getTokensFromRefreshToken({ ClientId, RefreshToken });
  return { access: AuthenticationResult?.AccessToken ?? '' };
};
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const reset = (as: Tokens, userId: string, reason = 'Lost the phone, called back') =>
  cloud.ask<{ code?: string; resets?: unknown[] }>(`sign-in-security/${userId}/resets`, {
    as,
    body: { reason },
  });

/** Somebody who works here and has set it up, with the tokens from before and after. */
const aWorker = async (email: string, group: 'staff' | 'admin') => {
  await people.aPerson(email, group);
  const before = await people.tokensOf(email);
  const app = await people.anAppFor(before, now());
  await nextCode();
  return { before, app, after: await people.tokensOf(email, undefined, app(now())) };
};

describe('somebody who works here', () => {
  test('is a customer to the API until two-step sign-in is on, and the app is told which role waits', async () => {
    await people.aPerson('new-clerk@example.test', 'staff');
    const tokens = await people.tokensOf('new-clerk@example.test');
    expect(await statusOf('mailboxes', tokens)).toBe(403);
    expect(await statusOf('profiles/me', tokens)).toBe(200);
    expect(claimsOf(tokens.access)['cognito:groups']).toBeUndefined();
    expect(claimsOf(tokens.id)).toMatchObject({ roles_after_two_step: 'staff' });
    await people.anAppFor(tokens, now());
    expect(await statusOf('mailboxes', await refreshed(tokens))).toBe(200);
  });

  test('gets no groups by adding them to the token', async () => {
    await people.aPerson('forger@example.test', 'admin');
    const { access } = await people.tokensOf('forger@example.test');
    const [header, , signature] = access.split('.');
    const claims = { ...claimsOf(access), 'cognito:groups': ['admin'] };
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(await statusOf('mailboxes', { access: `${header}.${forged}.${signature}` })).toBe(401);
  });

  test('loses the groups at the next token after turning it off at the pool, without our API', async () => {
    const { after } = await aWorker('careless@example.test', 'staff');
    expect(await statusOf('mailboxes', after)).toBe(200);
    const SoftwareTokenMfaSettings = { Enabled: false };
    await people.cognito.setUserMFAPreference({ AccessToken: after.access, SoftwareTokenMfaSettings });
    expect(await statusOf('mailboxes', await refreshed(after))).toBe(403);
  });
});

describe('a code', () => {
  test('signs in once, and neither a wrong one nor the password alone signs in', async () => {
    const { app } = await aWorker('careful@example.test', 'staff');
    await nextCode();
    const code = app(now());
    await people.tokensOf('careful@example.test', undefined, code);
    await expect(people.tokensOf('careful@example.test', undefined, code)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
    await nextCode();
    const wrong = String((Number(app(now())) + 1) % 1_000_000).padStart(6, '0');
    await expect(people.tokensOf('careful@example.test', undefined, wrong)).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    const { access } = await people.tokensOf('careful@example.test');
    expect(access).toBe('undefined');
    expect((await confirmSignIn({ challengeResponse: app(now()) })).isSignedIn).toBe(true);
  });

  test('is asked only after the right password, so that nobody learns who has one', async () => {
    await aWorker('hidden@example.test', 'staff');
    const said = (username: string) =>
      signIn({ username, password: 'Wrong1234' }).catch(({ name, message }: Error) => ({ name, message }));
    expect(await said('hidden@example.test')).toEqual(await said('nobody@example.test'));
  });
});

describe('a reset by an admin', () => {
  test('ends all sessions, tells the person, and stays on record', async () => {
    const { after: admin } = await aWorker('admin@example.test', 'admin');
    const { after: clerk } = await aWorker('unlucky@example.test', 'staff');
    expect((await reset(admin, clerk.userId)).status).toBe(200);
    await expect(refreshed(clerk)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const again = await people.tokensOf('unlucky@example.test');
    expect(await statusOf('mailboxes', again)).toBe(403);
    const { body } = await cloud.ask('staff', { as: admin });
    expect(body).toMatchObject({
      askedOfStaff: true,
      people: expect.arrayContaining([
        expect.objectContaining({
          email: 'unlucky@example.test',
          roles: ['staff'],
          on: false,
          resets: [expect.objectContaining({ by: admin.userId, reason: 'Lost the phone, called back' })],
        }),
      ]),
    });
    await expect
      .poll(
        async () => {
          const mails = await cloud.listed<{ to: string[]; subject: string }>('mail');
          return mails.filter(({ to }) => to.includes('unlucky@example.test')).map(({ subject }) => subject);
        },
        { timeout: 15_000, interval: 250 },
      )
      .toContain('Your two-step sign-in was reset');
  });

  test('is refused to staff and customers, for nobody, without a reason, and for the own account', async () => {
    const { after: admin } = await aWorker('boss@example.test', 'admin');
    const { after: clerk } = await aWorker('curious@example.test', 'staff');
    await people.aPerson('customer@example.test');
    const customer = await people.tokensOf('customer@example.test');
    expect((await reset(clerk, admin.userId)).status).toBe(403);
    expect((await reset(customer, admin.userId)).status).toBe(403);
    expect((await reset(admin, clerk.userId, 'ok')).status).toBe(400);
    expect(await reset(admin, admin.userId)).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } });
    expect(await reset(admin, '00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { code: 'PERSON_NOT_FOUND' },
    });
    expect(await statusOf('mailboxes', await refreshed(clerk))).toBe(200);
  });
});
