import type { SignUpCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  cognitoForEachTest,
  hours,
  inPool,
  plainClient,
  poolId,
  refused,
  times,
  webClient,
} from './support.ts';

const home = cognitoForEachTest();

const email = 'Keisha.Brown@example.com';
const register = (change?: Partial<SignUpCommandInput>) => home.register(email, change);
const confirm = (code: string, name = email, client = webClient) =>
  home.sdk.confirmSignUp({ ClientId: client, Username: name, ConfirmationCode: code });
const resend = (name = email, client = webClient) =>
  home.sdk.resendConfirmationCode({ ClientId: client, Username: name });

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
    const user = await home.sdk.adminGetUser(inPool(email));
    expect(user).toMatchObject({ Username: UserSub, UserStatus: 'UNCONFIRMED', Enabled: true });
    expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: email });
    expect(user.UserAttributes).toContainEqual({ Name: 'sub', Value: UserSub });
    expect(user.UserCreateDate?.getTime()).toBe(home.now());
  });

  test('refuses a second account for the same address, in upper or lower case', async () => {
    await register();
    await refused(
      register({ Username: email.toUpperCase() }),
      'UsernameExistsException',
      'An account with the given email already exists.',
    );
  });

  test('accepts only one of many concurrent registrations of an address', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => register()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { Users } = await home.sdk.listUsers({ UserPoolId: poolId });
    expect(Users).toHaveLength(1);
  });

  test.each([
    ['Short1', 'Password not long enough'],
    ['parcelpost1', 'Password must have uppercase characters'],
    ['PARCELPOST1', 'Password must have lowercase characters'],
    ['Parcelposts', 'Password must have numeric characters'],
  ])('refuses the password %s', async (weak, reason) => {
    await refused(
      register({ Password: weak }),
      'InvalidPasswordException',
      `Password did not conform with policy: ${reason}`,
    );
  });

  test('refuses an invalid address, unknown attributes, and attributes that the client may not write', async () => {
    await refused(
      register({ Username: 'keisha' }),
      'InvalidParameterException',
      'Username should be an email.',
    );
    const role = [{ Name: 'custom:role', Value: 'admin' }];
    await refused(
      register({ UserAttributes: role }),
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    );
    const vouching = [{ Name: 'email_verified', Value: 'true' }];
    await refused(register({ ClientId: plainClient, UserAttributes: vouching }), 'NotAuthorizedException');
    const long = [{ Name: 'custom:registration', Value: 'x'.repeat(2049) }];
    await refused(
      register({ UserAttributes: long }),
      'InvalidParameterException',
      expect.stringContaining('custom:registration'),
    );
    const unknown = [{ Name: 'custom:colour', Value: 'red' }];
    await refused(
      register({ ClientId: plainClient, UserAttributes: unknown }),
      'InvalidParameterException',
      expect.stringContaining('custom:colour'),
    );
    expect(home.mails).toHaveLength(0);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'refuses the attribute %s, which objects inherit and no pool has',
    async (Name) => {
      const UserAttributes = [{ Name, Value: 'x' }];
      await refused(
        register({ ClientId: plainClient, UserAttributes }),
        'InvalidParameterException',
        expect.stringContaining(Name),
      );
      expect(home.mails).toHaveLength(0);
    },
  );

  test('refuses unknown clients and incomplete requests', async () => {
    await refused(
      register({ ClientId: 'nobody' }),
      'ResourceNotFoundException',
      'User pool client nobody does not exist.',
    );
    await refused(
      register({ Password: undefined }),
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must not be null",
    );
  });
});

describe('confirming', () => {
  beforeEach(() => register());

  test('accepts the code once, verifies the address, and refuses a second time', async () => {
    const code = home.lastCode();
    await confirm(code, email.toLowerCase());
    const user = await home.sdk.adminGetUser(inPool(email));
    expect(user.UserStatus).toBe('CONFIRMED');
    expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    await refused(
      confirm(code),
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    );
  });

  test('refuses a wrong code, and after five of them the correct one too', async () => {
    await times(5, () => refused(confirm(home.wrongCode()), 'CodeMismatchException'));
    await refused(confirm(home.lastCode()), 'LimitExceededException');
    home.pass(hours(1));
    await confirm(home.lastCode());
  });

  test('refuses a code after 24 hours, but not before', async () => {
    const code = home.lastCode();
    home.pass(hours(24) - 1);
    await refused(confirm(home.wrongCode()), 'CodeMismatchException');
    home.pass(1);
    await refused(confirm(code), 'ExpiredCodeException');
    await resend();
    await confirm(home.lastCode());
  });

  test('sends a new code that replaces the old one, five times an hour', async () => {
    const first = home.lastCode();
    const { CodeDeliveryDetails } = await resend();
    expect(CodeDeliveryDetails?.Destination).toBe('K***@e***');
    if (first !== home.lastCode()) {
      await refused(confirm(first), 'CodeMismatchException');
    }
    await times(4, () => resend());
    await refused(resend(), 'LimitExceededException');
    expect(home.mails).toHaveLength(6);
    await confirm(home.lastCode());
    await refused(resend(), 'InvalidParameterException', 'User is already confirmed.');
  });

  test('does not confirm a user with another user’s code', async () => {
    const code = home.lastCode();
    await register({ Username: 'andre@example.com' });
    if (home.lastCode() === code) return;
    await refused(confirm(code, 'andre@example.com'), 'CodeMismatchException');
  });
});

describe('an unknown user', () => {
  const nobody = 'nobody@example.com';

  test('is reported if the client does not hide it', async () => {
    const message = 'Username/client id combination not found.';
    await refused(resend(nobody, plainClient), 'UserNotFoundException', message);
    await refused(confirm('123456', nobody, plainClient), 'UserNotFoundException', message);
  });

  test('gets the same responses and limits as other users if the client hides it, and no mail is sent', async () => {
    await refused(confirm('123456', nobody), 'ExpiredCodeException');
    const { CodeDeliveryDetails } = await resend(nobody);
    expect(CodeDeliveryDetails).toEqual({
      Destination: 'n***@e***',
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    });
    await times(5, () => refused(confirm('123456', nobody), 'CodeMismatchException'));
    await refused(confirm('123456', nobody), 'LimitExceededException');
    await times(4, () => resend(nobody));
    await refused(resend(nobody), 'LimitExceededException');
    expect(home.mails).toHaveLength(0);
  });
});
