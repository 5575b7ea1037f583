import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile } from '../support/for-this-file.ts';
import { type People, peopleOf, type Tokens } from '../support/people.ts';

const cloud = cloudForThisFile();
let people: People;
beforeAll(async () => {
  people = await peopleOf(cloud);
});

/** Tokens name whole seconds, so one of the second in which a session was ended is refused as well. */
const patience = { timeout: 15_000, interval: 250 };

const statusOf = async (path: string, as: { readonly access: string }): Promise<number> =>
  (await cloud.ask(path, { as })).status;
const refusalOf = async (path: string, as: Tokens) => {
  const { status, body } = await cloud.ask<{ code?: string }>(path, { as });
  return [status, body.code];
};
const opensTheApi = async (as: Tokens): Promise<boolean> => (await statusOf('profiles/me', as)) === 200;
const signOutEverywhere = async (as: Tokens): Promise<number> =>
  (await cloud.ask('sessions', { as, method: 'DELETE' })).status;
const refreshed = ({ refresh: RefreshToken }: Tokens) =>
  people.cognito.getTokensFromRefreshToken({ ClientId: people.config.userPoolClientId, RefreshToken });
const isOver = async (tokens: Tokens): Promise<void> =>
  await expect(refreshed(tokens)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

/** A person whose address is verified, as after following the link in the mail. */
const aCustomer = async (email: string): Promise<void> => {
  await people.aPerson(email);
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  const who = { UserPoolId: people.config.userPoolId, Username: email };
  await people.cognito.adminUpdateUserAttributes({ ...who, UserAttributes });
};

const codeFor = async (email: string): Promise<string> => {
  const { items } = (await (await fetch(`${cloud.url}/local/api/mail?to=${email}`)).json()) as {
    items: { html: string }[];
  };
  const links = items.map(({ html }) => /reset-password#code=(\d{6})/.exec(html)?.[1]);
  return links.find((code) => code !== undefined) ?? '';
};
const reset = async (email: string, Password: string): Promise<void> => {
  const who = { ClientId: people.config.userPoolClientId, Username: email };
  await people.cognito.forgotPassword(who);
  const ConfirmationCode = await codeFor(email);
  await people.cognito.confirmForgotPassword({ ...who, ConfirmationCode, Password });
};

describe('a password reset', () => {
  test('ends every session on all devices, and the new password begins another', async () => {
    await aCustomer('forgetful@example.test');
    const [phone, laptop] = [
      await people.tokensOf('forgetful@example.test'),
      await people.tokensOf('forgetful@example.test'),
    ];
    expect((await refreshed(phone)).AuthenticationResult?.AccessToken).toBeDefined();
    await reset('forgetful@example.test', 'Another22');
    await isOver(phone);
    await isOver(laptop);
    expect(await refusalOf('profiles/me', phone)).toEqual([401, 'SESSION_ENDED']);
    const fresh = await people.tokensOf('forgetful@example.test', 'Another22');
    expect((await refreshed(fresh)).AuthenticationResult?.AccessToken).toBeDefined();
  });

  test('does not end sessions of other people', async () => {
    await aCustomer('one@example.test');
    await aCustomer('two@example.test');
    const two = await people.tokensOf('two@example.test');
    await reset('one@example.test', 'Another22');
    expect((await refreshed(two)).AuthenticationResult?.AccessToken).toBeDefined();
  });
});

describe('signing out everywhere', () => {
  test('ends every session of the caller, and of nobody else', async () => {
    await aCustomer('leaving@example.test');
    await aCustomer('staying@example.test');
    const phone = await people.tokensOf('leaving@example.test');
    const laptop = await people.tokensOf('leaving@example.test');
    const other = await people.tokensOf('staying@example.test');
    expect(await signOutEverywhere(phone)).toBe(200);
    await isOver(phone);
    await isOver(laptop);
    expect((await refreshed(other)).AuthenticationResult?.AccessToken).toBeDefined();
  });

  test('ends access tokens, too: the next request is refused, also a second sign-out, and a later sign-in counts', async () => {
    await aCustomer('late@example.test');
    const session = await people.tokensOf('late@example.test');
    await signOutEverywhere(session);
    expect(await refusalOf('profiles/me', session)).toEqual([401, 'SESSION_ENDED']);
    expect(await signOutEverywhere(session)).toBe(401);
    const nextSession = async () => opensTheApi(await people.tokensOf('late@example.test'));
    await expect.poll(nextSession, patience).toBe(true);
    expect(await opensTheApi(session)).toBe(false);
  });
});

describe('somebody who lost a role', () => {
  test('is refused at the next request with the token that still has it, and is a customer with the next one', async () => {
    await people.aPerson('boss@example.test', 'admin');
    const boss = await people.tokensOf('boss@example.test');
    await people.aPerson('leaver@example.test', 'staff');
    const before = await people.tokensOf('leaver@example.test');
    expect(await statusOf('mailboxes', before)).toBe(200);
    const found = await cloud.ask<{ userId: string; version: number }>('staff/searches', {
      as: boss,
      method: 'POST',
      body: { email: 'leaver@example.test' },
    });
    const { userId, version } = found.body;
    const order = { id: newId(), version, give: [], take: ['staff'], reason: 'Left the company' };
    expect((await cloud.ask(`staff/${userId}/roles`, { as: boss, method: 'POST', body: order })).status).toBe(
      200,
    );
    expect(await refusalOf('mailboxes', before)).toEqual([401, 'SESSION_ENDED']);
    const next = async () => (await refreshed(before)).AuthenticationResult?.AccessToken ?? '';
    await expect.poll(async () => statusOf('profiles/me', { access: await next() }), patience).toBe(200);
    expect(await statusOf('mailboxes', { access: await next() })).toBe(403);
  });

  test('that was taken in the pool itself has no access with the tokens of the next refresh', async () => {
    await people.aPerson('staff@example.test', 'staff');
    const before = await people.tokensOf('staff@example.test');
    expect(await statusOf('mailboxes', before)).toBe(200);
    const who = { UserPoolId: people.config.userPoolId, Username: 'staff@example.test' };
    await people.cognito.adminRemoveUserFromGroup({ ...who, GroupName: 'staff' });
    const access = (await refreshed(before)).AuthenticationResult?.AccessToken ?? '';
    expect(await statusOf('mailboxes', { access })).toBe(403);
    expect(await statusOf('profiles/me', { access })).toBe(200);
  });
});
