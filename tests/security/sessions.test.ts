import {
  AdminRemoveUserFromGroupCommand,
  AdminUpdateUserAttributesCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestCloud, type TestCloud } from '../support/cloud.ts';
import { type People, peopleOf, type Tokens } from '../support/people.ts';

const MINUTE_MS = 60_000;

let cloud: TestCloud;
let people: People;
beforeAll(async () => {
  cloud = await startTestCloud();
  people = await peopleOf(cloud);
});
afterAll(() => cloud.stop());

const ask = (method: string, path: string, { access }: Tokens): Promise<Response> =>
  fetch(`${cloud.url}${path}`, { method, headers: { authorization: `Bearer ${access}` } });
const opensTheApi = async (tokens: Tokens): Promise<boolean> =>
  (await ask('GET', '/api/profiles/me', tokens)).status === 200;
const refreshed = ({ refresh }: Tokens) =>
  people.cognito.send(
    new GetTokensFromRefreshTokenCommand({ ClientId: people.config.userPoolClientId, RefreshToken: refresh }),
  );
const isOver = async (tokens: Tokens): Promise<void> =>
  await expect(refreshed(tokens)).rejects.toMatchObject({ name: 'NotAuthorizedException' });

/** A person whose address is verified, as after following the link in the mail. */
const aCustomer = async (email: string): Promise<void> => {
  await people.aPerson(email);
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  const who = { UserPoolId: people.config.userPoolId, Username: email };
  await people.cognito.send(new AdminUpdateUserAttributesCommand({ ...who, UserAttributes }));
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
  await people.cognito.send(new ForgotPasswordCommand(who));
  const ConfirmationCode = await codeFor(email);
  await people.cognito.send(new ConfirmForgotPasswordCommand({ ...who, ConfirmationCode, Password }));
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
    expect((await ask('DELETE', '/api/sessions', phone)).status).toBe(200);
    await isOver(phone);
    await isOver(laptop);
    expect((await refreshed(other)).AuthenticationResult?.AccessToken).toBeDefined();
  });

  test('twice has the same result as once', async () => {
    await aCustomer('twice@example.test');
    const session = await people.tokensOf('twice@example.test');
    const answers = [
      await ask('DELETE', '/api/sessions', session),
      await ask('DELETE', '/api/sessions', session),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  // API Gateway checks an access token without a call to the user pool.
  test('leaves an access token valid for its fifteen minutes, and no longer', async () => {
    await aCustomer('late@example.test');
    const session = await people.tokensOf('late@example.test');
    await ask('DELETE', '/api/sessions', session);
    expect(await opensTheApi(session)).toBe(true);
    await cloud.advance(15 * MINUTE_MS);
    expect(await opensTheApi(session)).toBe(false);
  });
});

describe('somebody who lost a role', () => {
  test('has no access with the tokens of the next refresh', async () => {
    await people.aPerson('staff@example.test', 'staff');
    const before = await people.tokensOf('staff@example.test');
    expect((await ask('GET', '/api/mailboxes', before)).status).toBe(200);
    const who = { UserPoolId: people.config.userPoolId, Username: 'staff@example.test' };
    await people.cognito.send(new AdminRemoveUserFromGroupCommand({ ...who, GroupName: 'staff' }));
    const access = (await refreshed(before)).AuthenticationResult?.AccessToken ?? '';
    expect((await ask('GET', '/api/mailboxes', { ...before, access })).status).toBe(403);
    expect((await ask('GET', '/api/profiles/me', { ...before, access })).status).toBe(200);
  });
});
