import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import {
  hours,
  invitation,
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
const email = 'andre@example.com';
beforeEach(async () => {
  home = await startTestCognito();
  await home.aCustomer(email);
  home.mails.length = 0;
});
afterEach(() => stopTestCognito(home));

const forgot = (name = email, ClientId = webClient) =>
  home.send(new ForgotPasswordCommand({ ClientId, Username: name }));
const reset = (code: string, name = email, ClientId = webClient, Password = 'Another22') =>
  home.send(new ConfirmForgotPasswordCommand({ ClientId, Username: name, ConfirmationCode: code, Password }));
const wrongCode = () => (home.lastCode() === '000000' ? '111111' : '000000');
const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
const mismatch = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');

describe('a forgotten password', () => {
  test('is replaced with the code from the mail, once', async () => {
    expect((await forgot('ANDRE@example.com')).CodeDeliveryDetails?.Destination).toBe('a***@e***');
    const code = home.lastCode();
    await reset(code);
    await signInWithSrp(home, email, 'Another22');
    await expect(signInWithSrp(home, email, password)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await expect(reset(code)).rejects.toMatchObject(expired);
  });

  test('cannot be replaced with a wrong code, a late one, or a weak password; the code then still works', async () => {
    await forgot();
    await expect(reset(wrongCode())).rejects.toMatchObject(mismatch);
    await expect(reset(home.lastCode(), email, webClient, 'weak')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    const code = home.lastCode();
    home.pass(hours(1));
    await expect(reset(code)).rejects.toMatchObject(expired);
    await forgot();
    home.pass(hours(1) - 1);
    await reset(home.lastCode());
  });

  test('cannot be replaced after five wrong codes in an hour, not even with the correct code', async () => {
    await forgot();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(reset(wrongCode())).rejects.toMatchObject(mismatch);
    }
    await expect(reset(home.lastCode())).rejects.toMatchObject(
      refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
    );
  });

  test('can be requested five times an hour', async () => {
    for (let asked = 1; asked <= 5; asked += 1) await forgot();
    await expect(forgot()).rejects.toMatchObject({ name: 'LimitExceededException' });
    expect(home.mails).toHaveLength(5);
    home.pass(hours(1));
    await forgot();
  });

  test('that is replaced ends the lockout', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await expect(signInWithSrp(home, email, 'Guess1234')).rejects.toMatchObject({
        name: 'NotAuthorizedException',
      });
    }
    await forgot();
    await reset(home.lastCode());
    await signInWithSrp(home, email, 'Another22');
  });
});

describe('a user who cannot get a code', () => {
  const unconfirmed = 'unconfirmed@example.com';
  const invited = 'invited@example.com';
  const disabled = 'disabled@example.com';
  const nobody = 'nobody@example.com';
  beforeEach(async () => {
    await home.aCustomer(disabled);
    await home.send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: disabled }));
    await home.send(new SignUpCommand({ ClientId: webClient, Username: unconfirmed, Password: password }));
    await home.send(invitation(invited));
    home.mails.length = 0;
  });

  test('gets the reason if the client does not hide it', async () => {
    await expect(forgot(nobody, plainClient)).rejects.toMatchObject(
      refusal('UserNotFoundException', 'Username/client id combination not found.'),
    );
    await expect(reset('123456', nobody, plainClient)).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    await expect(forgot(unconfirmed, plainClient)).rejects.toMatchObject(
      refusal(
        'InvalidParameterException',
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      ),
    );
    await expect(forgot(invited, plainClient)).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'User password cannot be reset in the current state.'),
    );
    await expect(forgot(disabled, plainClient)).rejects.toMatchObject(
      refusal('NotAuthorizedException', 'User is disabled.'),
    );
  });

  test.each([nobody, unconfirmed, invited, disabled])(
    'gets the answers that anybody gets where it hides who has an account: %s',
    async (name) => {
      await expect(reset('123456', name)).rejects.toMatchObject(expired);
      const { CodeDeliveryDetails } = await forgot(name);
      expect(CodeDeliveryDetails?.Destination).toBe(`${name.charAt(0)}***@e***`);
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await expect(reset('not a code', name)).rejects.toMatchObject(mismatch);
      }
      await expect(reset('not a code', name)).rejects.toMatchObject({ name: 'LimitExceededException' });
      for (let asked = 2; asked <= 5; asked += 1) await forgot(name);
      await expect(forgot(name)).rejects.toMatchObject({ name: 'LimitExceededException' });
      expect(home.mails).toHaveLength(0);
    },
  );

  test('is not confirmed by a reset', async () => {
    await forgot(unconfirmed);
    const user = await home.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: unconfirmed }));
    expect(user.UserStatus).toBe('UNCONFIRMED');
  });
});
