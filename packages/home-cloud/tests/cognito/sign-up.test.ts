import {
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  type SignUpCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  hours,
  password,
  plainClient,
  poolId,
  refusal,
  startTestCognito,
  stopTestCognito,
  type TestCognito,
  webClient,
} from './support.ts';

let home: TestCognito;
beforeEach(async () => {
  home = await startTestCognito();
});
afterEach(() => stopTestCognito(home));

const email = 'Keisha.Brown@example.com';
const register = (change: Partial<SignUpCommandInput> = {}) =>
  home.send(new SignUpCommand({ ClientId: webClient, Username: email, Password: password, ...change }));
const confirm = (code: string, name = email, client = webClient) =>
  home.send(new ConfirmSignUpCommand({ ClientId: client, Username: name, ConfirmationCode: code }));
const resend = (name = email, client = webClient) =>
  home.send(new ResendConfirmationCodeCommand({ ClientId: client, Username: name }));
const wrongCode = () => (home.lastCode() === '000000' ? '111111' : '000000');

describe('registering', () => {
  test('sends a code and shows the masked address', async () => {
    const answer = await register();
    expect(answer.UserConfirmed).toBe(false);
    expect(answer.UserSub).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.CodeDeliveryDetails).toEqual({
      Destination: 'K***@e***',
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    });
    expect(home.mails).toHaveLength(1);
    expect(home.mails[0]).toMatchObject({ from: 'post@shop.test', to: [email], via: 'cognito' });
    expect(home.lastCode()).toMatch(/^\d{6}$/);
  });

  test('makes the sub the username and stores the address as entered', async () => {
    const { UserSub } = await register();
    const user = await home.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
    expect(user).toMatchObject({ Username: UserSub, UserStatus: 'UNCONFIRMED', Enabled: true });
    expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: email });
    expect(user.UserAttributes).toContainEqual({ Name: 'sub', Value: UserSub });
    expect(user.UserCreateDate?.getTime()).toBe(home.now());
  });

  test('refuses a second account for the same address, in upper or lower case', async () => {
    await register();
    await expect(register({ Username: email.toUpperCase() })).rejects.toMatchObject(
      refusal('UsernameExistsException', 'An account with the given email already exists.'),
    );
  });

  test('accepts only one of many concurrent registrations of an address', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => register()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { Users } = await home.send(new ListUsersCommand({ UserPoolId: poolId }));
    expect(Users).toHaveLength(1);
  });

  test.each([
    ['Short1', 'Password not long enough'],
    ['parcelpost1', 'Password must have uppercase characters'],
    ['PARCELPOST1', 'Password must have lowercase characters'],
    ['Parcelposts', 'Password must have numeric characters'],
  ])('refuses the password %s', async (weak, reason) => {
    await expect(register({ Password: weak })).rejects.toMatchObject(
      refusal('InvalidPasswordException', `Password did not conform with policy: ${reason}`),
    );
  });

  test('refuses an invalid address, unknown attributes, and attributes that the client may not write', async () => {
    await expect(register({ Username: 'keisha' })).rejects.toMatchObject(
      refusal('InvalidParameterException', 'Username should be an email.'),
    );
    const role = [{ Name: 'custom:role', Value: 'admin' }];
    await expect(register({ UserAttributes: role })).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'A client attempted to write unauthorized attribute'),
    );
    const vouching = [{ Name: 'email_verified', Value: 'true' }];
    await expect(register({ ClientId: plainClient, UserAttributes: vouching })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    const long = [{ Name: 'custom:registration', Value: 'x'.repeat(2049) }];
    await expect(register({ UserAttributes: long })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('custom:registration'),
    });
    const unknown = [{ Name: 'custom:colour', Value: 'red' }];
    await expect(register({ ClientId: plainClient, UserAttributes: unknown })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('custom:colour'),
    });
    expect(home.mails).toHaveLength(0);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'refuses the attribute %s, which objects inherit and no pool has',
    async (Name) => {
      const UserAttributes = [{ Name, Value: 'x' }];
      await expect(register({ ClientId: plainClient, UserAttributes })).rejects.toMatchObject({
        name: 'InvalidParameterException',
        message: expect.stringContaining(Name),
      });
      expect(home.mails).toHaveLength(0);
    },
  );

  test('refuses unknown clients and incomplete requests', async () => {
    await expect(register({ ClientId: 'nobody' })).rejects.toMatchObject(
      refusal('ResourceNotFoundException', 'User pool client nobody does not exist.'),
    );
    await expect(register({ Password: undefined })).rejects.toMatchObject(
      refusal(
        'InvalidParameterException',
        "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null",
      ),
    );
  });
});

describe('confirming', () => {
  beforeEach(() => register());

  test('accepts the code once, verifies the address, and refuses a second time', async () => {
    const code = home.lastCode();
    await confirm(code, email.toLowerCase());
    const user = await home.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
    expect(user.UserStatus).toBe('CONFIRMED');
    expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    await expect(confirm(code)).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );
  });

  test('refuses a wrong code, and after five of them the correct one too', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(confirm(wrongCode())).rejects.toMatchObject(
        refusal('CodeMismatchException', 'Invalid verification code provided, please try again.'),
      );
    }
    await expect(confirm(home.lastCode())).rejects.toMatchObject(
      refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
    );
    home.pass(hours(1));
    await confirm(home.lastCode());
  });

  test('refuses a code after 24 hours, but not before', async () => {
    const code = home.lastCode();
    home.pass(hours(24) - 1);
    await expect(confirm(wrongCode())).rejects.toMatchObject({ name: 'CodeMismatchException' });
    home.pass(1);
    await expect(confirm(code)).rejects.toMatchObject(
      refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
    );
    await resend();
    await confirm(home.lastCode());
  });

  test('sends a new code that replaces the old one, five times an hour', async () => {
    const first = home.lastCode();
    const { CodeDeliveryDetails } = await resend();
    expect(CodeDeliveryDetails?.Destination).toBe('K***@e***');
    if (first !== home.lastCode()) {
      await expect(confirm(first)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    for (let more = 2; more <= 5; more += 1) await resend();
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' });
    expect(home.mails).toHaveLength(6);
    await confirm(home.lastCode());
    await expect(resend()).rejects.toMatchObject(
      refusal('InvalidParameterException', 'User is already confirmed.'),
    );
  });

  test('does not confirm a user with another user’s code', async () => {
    const code = home.lastCode();
    await register({ Username: 'andre@example.com' });
    if (home.lastCode() === code) return;
    await expect(confirm(code, 'andre@example.com')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
  });
});

describe('an unknown user', () => {
  const nobody = 'nobody@example.com';

  test('is reported if the client does not hide it', async () => {
    const message = 'Username/client id combination not found.';
    await expect(resend(nobody, plainClient)).rejects.toMatchObject(
      refusal('UserNotFoundException', message),
    );
    await expect(confirm('123456', nobody, plainClient)).rejects.toMatchObject(
      refusal('UserNotFoundException', message),
    );
  });

  test('gets the same responses and limits as other users if the client hides it, and no mail is sent', async () => {
    await expect(confirm('123456', nobody)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    const { CodeDeliveryDetails } = await resend(nobody);
    expect(CodeDeliveryDetails).toEqual({
      Destination: 'n***@e***',
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(confirm('123456', nobody)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(confirm('123456', nobody)).rejects.toMatchObject({ name: 'LimitExceededException' });
    for (let more = 2; more <= 5; more += 1) await resend(nobody);
    await expect(resend(nobody)).rejects.toMatchObject({ name: 'LimitExceededException' });
    expect(home.mails).toHaveLength(0);
  });
});
