import type { SignUpCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import { cognitoForThisTest, eventOf, inPool, refused, type TestCognito, webClient } from './support.ts';

let home: TestCognito;

const email = 'keisha@example.com';
const who = { ClientId: webClient, Username: email };
const start = async (...given: Parameters<typeof cognitoForThisTest>) => {
  home = await cognitoForThisTest(...given);
};
const register = (change?: Partial<SignUpCommandInput>) =>
  home.register(email, {
    UserAttributes: [{ Name: 'given_name', Value: 'Keisha' }],
    ClientMetadata: { from: 'wizard' },
    ...change,
  });
const confirm = () =>
  home.sdk.confirmSignUp({
    ...who,
    ConfirmationCode: home.lastCode(),
    ClientMetadata: { from: 'link' },
  });
const statusOf = async () => (await home.sdk.adminGetUser(inPool(email))).UserStatus;
const same = (event: unknown) => event;
const never = () => new Promise(() => undefined);
const throws = (message: string) => () => {
  throw new Error(message);
};
const refusedByTrigger = (request: Promise<unknown>, message: string) =>
  refused(request, 'UserLambdaValidationException', message);

describe('PreSignUp', () => {
  test('gets the registration before it is stored', async () => {
    await start({ preSignUp: same });
    const { UserSub } = await register({ ValidationData: [{ Name: 'captcha', Value: 'ok' }] });
    expect(home.events).toEqual([
      {
        ...eventOf(UserSub),
        triggerSource: 'PreSignUp_SignUp',
        request: {
          userAttributes: { email, given_name: 'Keisha' },
          validationData: { captcha: 'ok' },
          clientMetadata: { from: 'wizard' },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
    ]);
  });

  test('that throws refuses the registration with its message, and no user is created', async () => {
    await start({ preSignUp: throws('Please enter a ZIP code') });
    await refusedByTrigger(register(), 'PreSignUp failed with error Please enter a ZIP code.');
    await refused(statusOf(), 'UserNotFoundException');
    expect(home.mails).toHaveLength(0);
  });

  test('may confirm at once, and then PostConfirmation is called', async () => {
    const confirms = (event: object) => ({
      ...event,
      response: { autoConfirmUser: true, autoVerifyEmail: true },
    });
    await start({ preSignUp: confirms, postConfirmation: same });
    expect((await register()).UserConfirmed).toBe(true);
    expect(home.events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PreSignUp_SignUp',
      'PostConfirmation_ConfirmSignUp',
    ]);
    expect(home.mails).toHaveLength(0);
    await signInWithSrp(home, email);
  });

  test('with an invalid result fails with InvalidLambdaResponse', async () => {
    await start({ preSignUp: () => 'yes' });
    await refused(register(), 'InvalidLambdaResponseException', 'Unrecognizable lambda output');
  });

  test('is called for an administrator’s users too', async () => {
    await start({ preSignUp: throws('Closed today') });
    await refused(home.sdk.adminCreateUser(inPool(email)), 'UserLambdaValidationException');
    expect(home.events[0]).toMatchObject({
      triggerSource: 'PreSignUp_AdminCreateUser',
      callerContext: { clientId: 'CLIENT_ID_NOT_APPLICABLE' },
    });
  });
});

describe('CustomMessage', () => {
  const words = (event: { triggerSource: string; request: Record<string, unknown> }) => ({
    ...event,
    response: {
      emailSubject: `About ${event.triggerSource}`,
      emailMessage: `<a href="https://shop.test/?code=${event.request.codeParameter}">Here: {####}</a>`,
    },
  });

  test('writes each mail, with the code in each place', async () => {
    await start({ customMessage: words });
    const { UserSub } = await register();
    const code = home.lastCode();
    expect(home.mails.at(-1)).toMatchObject({
      subject: 'About CustomMessage_SignUp',
      html: `<a href="https://shop.test/?code=${code}">Here: ${code}</a>`,
    });
    expect(home.events.at(-1)).toEqual({
      ...eventOf(UserSub),
      triggerSource: 'CustomMessage_SignUp',
      request: {
        userAttributes: {
          sub: UserSub,
          email,
          email_verified: 'false',
          given_name: 'Keisha',
          'cognito:user_status': 'UNCONFIRMED',
        },
        codeParameter: '{####}',
        linkParameter: '{##Click Here##}',
        usernameParameter: null,
        clientMetadata: { from: 'wizard' },
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    });
    await home.sdk.resendConfirmationCode(who);
    await confirm();
    await home.sdk.forgotPassword(who);
    expect(home.mails.map(({ subject }) => subject)).toEqual([
      'About CustomMessage_SignUp',
      'About CustomMessage_ResendCode',
      'About CustomMessage_ForgotPassword',
    ]);
  });

  test('without the code is not used', async () => {
    await start({ customMessage: (event) => ({ ...event, response: { emailMessage: 'Welcome!' } }) });
    await register();
    expect(home.mails[0]?.html).toBe(`Your confirmation code is ${home.lastCode()}`);
  });

  test('that throws fails the registration, but the user exists and can get another code', async () => {
    await start({ customMessage: throws('no words') });
    await refusedByTrigger(register(), 'CustomMessage failed with error no words.');
    expect(await statusOf()).toBe('UNCONFIRMED');
  });
});

test('a mail that cannot be delivered is reported', async () => {
  await start({}, { deliverMail: () => Promise.reject(new Error('no post today')) });
  await refused(register(), 'CodeDeliveryFailureException');
});

describe('PostConfirmation', () => {
  test('is called after a confirmed registration and after a replaced password', async () => {
    await start({ postConfirmation: same });
    const { UserSub } = await register();
    await confirm();
    expect(home.events).toEqual([
      {
        ...eventOf(UserSub),
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: {
          userAttributes: {
            sub: UserSub,
            'cognito:user_status': 'CONFIRMED',
            email,
            email_verified: 'true',
            given_name: 'Keisha',
          },
          clientMetadata: { from: 'link' },
        },
        response: {},
      },
    ]);
    await home.sdk.forgotPassword(who);
    await home.sdk.confirmForgotPassword({
      ...who,
      ConfirmationCode: home.lastCode(),
      Password: 'Another22',
    });
    expect(home.events.at(-1)?.triggerSource).toBe('PostConfirmation_ConfirmForgotPassword');
  });

  test('that throws leaves the user confirmed, and the caller gets the error', async () => {
    await start({ postConfirmation: throws('the database is down') });
    await register();
    await refusedByTrigger(confirm(), 'PostConfirmation failed with error the database is down.');
    expect(home.events).toHaveLength(1);
    expect(await statusOf()).toBe('CONFIRMED');
    await signInWithSrp(home, email);
  });

  test('that times out is called three times and leaves the user confirmed', async () => {
    await start({ postConfirmation: never }, { triggerTimeoutMs: 20 });
    await register();
    await refused(
      confirm(),
      'UnexpectedLambdaException',
      'PostConfirmation invocation failed due to error Socket timeout while invoking Lambda function.',
    );
    expect(home.events).toHaveLength(3);
    expect(await statusOf()).toBe('CONFIRMED');
    await signInWithSrp(home, email);
  });

  test('may succeed at the second try', async () => {
    let asked = 0;
    await start({ postConfirmation: (event) => (++asked === 1 ? never() : event) }, { triggerTimeoutMs: 50 });
    await register();
    await confirm();
    expect(home.events).toHaveLength(2);
  });

  test('is called after an administrator’s confirmation', async () => {
    await start({ postConfirmation: same });
    await register();
    await home.sdk.adminConfirmSignUp(inPool(email));
    expect(home.events[0]).toMatchObject({
      triggerSource: 'PostConfirmation_ConfirmSignUp',
      callerContext: { clientId: 'CLIENT_ID_NOT_APPLICABLE' },
    });
  });
});

describe('PostAuthentication', () => {
  test('is called at a sign-in and may refuse it', async () => {
    let open = true;
    await start({ postAuthentication: (event) => (open ? event : throws('Closed')()) });
    const sub = await home.aCustomer(email);
    await signInWithSrp(home, email);
    expect(home.events).toMatchObject([
      {
        ...eventOf(sub),
        triggerSource: 'PostAuthentication_Authentication',
        request: { newDeviceUsed: false, userAttributes: { sub } },
      },
    ]);
    open = false;
    await refusedByTrigger(signInWithSrp(home, email), 'PostAuthentication failed with error Closed.');
  });
});
