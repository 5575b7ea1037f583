import {
  AdminGetUserCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import {
  password,
  poolId,
  refusal,
  startTestCognito,
  stopTestCognito,
  type TestCognito,
  webClient,
} from './support.ts';

let home: TestCognito;
let sub: string;
let access: string;
const email = 'tessa@example.com';
beforeEach(async () => {
  home = await startTestCognito();
  sub = await home.aCustomer(email);
  access = (await signInWithSrp(home, email)).AuthenticationResult?.AccessToken ?? '';
});
afterEach(() => stopTestCognito(home));

const update = (values: Record<string, string>, AccessToken = access) =>
  home.send(
    new UpdateUserAttributesCommand({
      AccessToken,
      UserAttributes: Object.entries(values).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
const seenByAdmin = async () => {
  const { UserAttributes } = await home.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: sub }));
  return Object.fromEntries((UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
};
const verify = (Code: string) =>
  home.send(new VerifyUserAttributeCommand({ AccessToken: access, AttributeName: 'email', Code }));

describe('a user’s own attributes', () => {
  test('can be changed, removed, and read if the client may read them', async () => {
    await update({ given_name: 'Tessa', 'custom:registration': '{}' });
    const { Username, UserAttributes } = await home.send(new GetUserCommand({ AccessToken: access }));
    expect(Username).toBe(sub);
    expect(UserAttributes).toEqual([
      { Name: 'sub', Value: sub },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'given_name', Value: 'Tessa' },
    ]);
    expect(await seenByAdmin()).toMatchObject({ 'custom:registration': '{}' });
    await update({ given_name: '' });
    expect(await seenByAdmin()).not.toHaveProperty('given_name');
  });

  test.each(['custom:role', 'family_name', 'email_verified', 'sub'])(
    'may not be %s, which the client cannot write',
    async (name) => {
      await expect(update({ [name]: 'true' })).rejects.toMatchObject(
        refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
      );
    },
  );

  test('that are immutable keep their values of the sign-up', async () => {
    await expect(update({ 'custom:origin': 'fair' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('custom:origin: Attribute cannot be updated.'),
    });
    const given = [{ Name: 'custom:origin', Value: 'fair' }];
    const other = { ClientId: webClient, Username: 'other@example.com', Password: password };
    await home.send(new SignUpCommand({ ...other, UserAttributes: given }));
  });
});

describe('a new address', () => {
  const moved = 'tessa.new@example.com';

  test('becomes effective only after its verification; until then the old one signs in', async () => {
    const { CodeDeliveryDetailsList } = await update({ email: moved });
    expect(CodeDeliveryDetailsList).toEqual([
      { Destination: 't***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' },
    ]);
    expect(home.mails.at(-1)?.to).toEqual([moved]);
    expect(await seenByAdmin()).toMatchObject({ email, email_verified: 'true' });
    await signInWithSrp(home, email);
    const wrong = home.lastCode() === '000000' ? '111111' : '000000';
    await expect(verify(wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await verify(home.lastCode());
    expect(await seenByAdmin()).toMatchObject({ email: moved, email_verified: 'true' });
    await signInWithSrp(home, moved);
    await expect(signInWithSrp(home, email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('gets another code on request', async () => {
    await update({ email: moved });
    await home.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken: access, AttributeName: 'email' }),
    );
    expect(home.mails.at(-1)?.to).toEqual([moved]);
    await verify(home.lastCode());
    expect(await seenByAdmin()).toMatchObject({ email: moved });
  });

  test('cannot be another user’s address, not even if it is verified first', async () => {
    await home.aCustomer('taken@example.com');
    const taken = refusal('AliasExistsException', 'An account with the email already exists.');
    await expect(update({ email: 'TAKEN@example.com' })).rejects.toMatchObject(taken);
    await update({ email: moved });
    const code = home.lastCode();
    await home.aCustomer(moved);
    await expect(verify(code)).rejects.toMatchObject(taken);
    expect(await seenByAdmin()).toMatchObject({ email });
  });
});

describe('a user’s own password', () => {
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    home.send(new ChangePasswordCommand({ AccessToken: access, PreviousPassword, ProposedPassword }));

  test('can be changed with the old password', async () => {
    await change(password, 'Another22');
    await signInWithSrp(home, email, 'Another22');
    await expect(change(password, 'Another33')).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await expect(change('Another22', 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  });

  test('cannot be guessed with a stolen token', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(change('Guess1234', 'Another22')).rejects.toMatchObject({
        name: 'NotAuthorizedException',
      });
    }
    await expect(change(password, 'Another22')).rejects.toMatchObject({ name: 'LimitExceededException' });
  });
});

test('after an account is deleted, its tokens are invalid and its address is free again', async () => {
  await home.send(new DeleteUserCommand({ AccessToken: access }));
  await expect(home.send(new GetUserCommand({ AccessToken: access }))).rejects.toMatchObject(
    refusal('UserNotFoundException', 'User does not exist.'),
  );
  await expect(signInWithSrp(home, email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect(await home.aCustomer(email)).not.toBe(sub);
});
