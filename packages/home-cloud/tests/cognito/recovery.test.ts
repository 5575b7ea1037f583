import { beforeEach, describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import {
  cognitoForEachTest,
  hours,
  inPool,
  password,
  plainClient,
  refused,
  times,
  webClient,
} from './support.ts';

const home = cognitoForEachTest();
const email = 'andre@example.com';
beforeEach(async () => {
  await home.aCustomer(email);
  home.mails.length = 0;
});

const forgot = (name = email, ClientId = webClient) => home.sdk.forgotPassword({ ClientId, Username: name });
const reset = (code: string, name = email, ClientId = webClient, Password = 'Another22') =>
  home.sdk.confirmForgotPassword({ ClientId, Username: name, ConfirmationCode: code, Password });

describe('a forgotten password', () => {
  test('is replaced with the code from the mail, once', async () => {
    expect((await forgot('ANDRE@example.com')).CodeDeliveryDetails?.Destination).toBe('a***@e***');
    const code = home.lastCode();
    await reset(code);
    await signInWithSrp(home, email, 'Another22');
    await refused(signInWithSrp(home, email, password), 'NotAuthorizedException');
    await refused(reset(code), 'ExpiredCodeException');
  });

  test('cannot be replaced with a wrong code, a late one, or a weak password; the code then still works', async () => {
    await forgot();
    await refused(reset(home.wrongCode()), 'CodeMismatchException');
    await refused(reset(home.lastCode(), email, webClient, 'weak'), 'InvalidPasswordException');
    const code = home.lastCode();
    home.pass(hours(1));
    await refused(reset(code), 'ExpiredCodeException');
    await forgot();
    home.pass(hours(1) - 1);
    await reset(home.lastCode());
  });

  test('cannot be replaced after five wrong codes in an hour, not even with the correct code', async () => {
    await forgot();
    await times(5, () => refused(reset(home.wrongCode()), 'CodeMismatchException'));
    await refused(reset(home.lastCode()), 'LimitExceededException');
  });

  test('can be requested five times an hour', async () => {
    await times(5, () => forgot());
    await refused(forgot(), 'LimitExceededException');
    expect(home.mails).toHaveLength(5);
    home.pass(hours(1));
    await forgot();
  });

  test('that is replaced ends the lockout', async () => {
    await times(5, () => refused(signInWithSrp(home, email, 'Guess1234'), 'NotAuthorizedException'));
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
    await home.sdk.adminDisableUser(inPool(disabled));
    await home.register(unconfirmed);
    await home.invite(invited);
    home.mails.length = 0;
  });

  test('gets the reason if the client does not hide it', async () => {
    await refused(
      forgot(nobody, plainClient),
      'UserNotFoundException',
      'Username/client id combination not found.',
    );
    await refused(reset('123456', nobody, plainClient), 'UserNotFoundException');
    await refused(
      forgot(unconfirmed, plainClient),
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
    await refused(
      forgot(invited, plainClient),
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
    );
    await refused(forgot(disabled, plainClient), 'NotAuthorizedException', 'User is disabled.');
  });

  test.each([nobody, unconfirmed, invited, disabled])(
    'gets the answers that anybody gets where it hides who has an account: %s',
    async (name) => {
      await refused(reset('123456', name), 'ExpiredCodeException');
      const { CodeDeliveryDetails } = await forgot(name);
      expect(CodeDeliveryDetails?.Destination).toBe(`${name.charAt(0)}***@e***`);
      await times(5, () => refused(reset('not a code', name), 'CodeMismatchException'));
      await refused(reset('not a code', name), 'LimitExceededException');
      await times(4, () => forgot(name));
      await refused(forgot(name), 'LimitExceededException');
      expect(home.mails).toHaveLength(0);
    },
  );

  test('is not confirmed by a reset', async () => {
    await forgot(unconfirmed);
    const user = await home.sdk.adminGetUser(inPool(unconfirmed));
    expect(user.UserStatus).toBe('UNCONFIRMED');
  });
});
