import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { signInWithSrp } from './srp-client.ts';
import {
  claimsOf,
  cognitoForEachTest,
  cognitoForThisTest,
  inPool,
  minutes,
  password,
  plainClient,
  refused,
  times,
  tokensIn,
  webClient,
} from './support.ts';

const softwareTokens = { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] };
const home = cognitoForEachTest({ poolProperties: softwareTokens });
const email = 'lorna@example.com';
const stepMs = 30_000;

const wrongCode = ['CodeMismatchException', 'Invalid code received for user'] as const;
const usedCode = ['ExpiredCodeException', 'Your software token has already been used once.'] as const;
const sessionOver = ['NotAuthorizedException', 'Invalid session for the user, session is expired.'] as const;
const lockedOut = ['NotAuthorizedException', 'Password attempts exceeded'] as const;
const mismatch = [
  'EnableSoftwareTokenMFAException',
  'Code mismatch and fail enable Software Token MFA',
] as const;

/** An app on a phone, made by another library than the one under test. */
const appWith = (secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (steps = 0): string => totp.generate({ timestamp: home.now() + steps * stepMs });
};
/** Six digits that no step near now has. */
const notOf = (app: (steps?: number) => string): string => {
  const near = [-2, -1, 0, 1, 2].map((steps) => app(steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
};

const associate = async (AccessToken: string): Promise<string> =>
  (await home.sdk.associateSoftwareToken({ AccessToken })).SecretCode ?? '';
const verify = (AccessToken: string, UserCode: string) =>
  home.sdk.verifySoftwareToken({ AccessToken, UserCode });
const prefer = (AccessToken: string, Enabled: boolean) =>
  home.sdk.setUserMFAPreference({
    AccessToken,
    SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
  });

/** A customer with an app. The time step of the first code is over. */
const aCustomerWithApp = async () => {
  await home.aCustomer(email);
  const { access } = await home.tokensOf(email);
  const app = appWith(await associate(access));
  await verify(access, app());
  await prefer(access, true);
  home.pass(stepMs);
  return { access, app };
};

const begin = () =>
  home.sdk.initiateAuth({
    ClientId: plainClient,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
const answer = (Session: string | undefined, code: string, ClientId = plainClient) =>
  home.sdk.respondToAuthChallenge({
    ClientId,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
  });

describe('an app that shows codes', () => {
  test('is added with a secret and a first code, and only then turned on', async () => {
    await home.aCustomer(email);
    const { access } = await home.tokensOf(email);
    const secret = await associate(access);
    expect(secret).toMatch(/^[A-Z2-7]{52}$/);
    await refused(
      prefer(access, true),
      'InvalidParameterException',
      'User has not verified software token mfa',
    );
    const app = appWith(secret);
    await refused(verify(access, notOf(app)), ...mismatch);
    expect((await verify(access, app())).Status).toBe('SUCCESS');
    expect((await home.sdk.getUser({ AccessToken: access })).UserMFASettingList).toBeUndefined();
    expect((await begin()).AuthenticationResult).toBeDefined();
    await prefer(access, true);
    const chosen = { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' };
    expect(await home.sdk.getUser({ AccessToken: access })).toMatchObject(chosen);
    expect(await home.sdk.adminGetUser(inPool(email))).toMatchObject(chosen);
  });

  test('replaces an earlier one only with its own first code', async () => {
    const { access, app } = await aCustomerWithApp();
    const next = appWith(await associate(access));
    expect((await answer((await begin()).Session, app())).AuthenticationResult).toBeDefined();
    home.pass(stepMs);
    await verify(access, next());
    home.pass(stepMs);
    await refused(answer((await begin()).Session, app()), ...wrongCode);
    expect((await answer((await begin()).Session, next())).AuthenticationResult).toBeDefined();
  });

  test('is not available in a pool without it', async () => {
    const off = await cognitoForThisTest();
    await off.aCustomer(email);
    const { access } = await off.tokensOf(email);
    await refused(
      off.sdk.associateSoftwareToken({ AccessToken: access }),
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool',
    );
  });

  test('is turned off by its owner and by an administrator', async () => {
    const { access } = await aCustomerWithApp();
    await prefer(access, false);
    expect((await begin()).AuthenticationResult).toBeDefined();
    await prefer(access, true);
    await home.sdk.adminSetUserMFAPreference({
      ...inPool(email),
      SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
    });
    expect((await begin()).AuthenticationResult).toBeDefined();
    expect((await home.sdk.adminGetUser(inPool(email))).UserMFASettingList).toBeUndefined();
  });
});

describe('signing in with a code', () => {
  test('needs it after the password and after the SRP proof', async () => {
    const { app } = await aCustomerWithApp();
    const plain = await begin();
    expect(plain).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: expect.any(String) });
    expect(plain.AuthenticationResult).toBeUndefined();
    expect(claimsOf(tokensIn(await answer(plain.Session, app())).access).token_use).toBe('access');
    home.pass(stepMs);
    const srp = await signInWithSrp(home, email);
    expect(srp.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    expect((await answer(srp.Session, app(), webClient)).AuthenticationResult).toBeDefined();
  });

  test.each([-1, 0, 1])('accepts a code that is %i steps from now', async (steps) => {
    const { app } = await aCustomerWithApp();
    home.pass(2 * stepMs);
    expect((await answer((await begin()).Session, app(steps))).AuthenticationResult).toBeDefined();
  });

  test.each([-2, 2])('refuses a code that is %i steps from now', async (steps) => {
    const { app } = await aCustomerWithApp();
    home.pass(3 * stepMs);
    await refused(answer((await begin()).Session, app(steps)), ...wrongCode);
  });

  test('accepts each code once, and none from before an accepted one', async () => {
    const { app } = await aCustomerWithApp();
    home.pass(stepMs);
    const [first, second] = [await begin(), await begin()];
    await answer(first.Session, app());
    await refused(answer(second.Session, app()), ...usedCode);
    await refused(answer(second.Session, app(-1)), ...usedCode);
  });

  test('lets a wrong code be tried again, and ends with the right one', async () => {
    const { app } = await aCustomerWithApp();
    const { Session } = await begin();
    await refused(answer(Session, notOf(app)), ...wrongCode);
    expect((await answer(Session, app())).AuthenticationResult).toBeDefined();
    home.pass(stepMs);
    await refused(answer(Session, app()), ...sessionOver);
  });

  test('has to begin again when its time is over, or at another client', async () => {
    const { app } = await aCustomerWithApp();
    const { Session } = await begin();
    await refused(answer(Session, app(), webClient), ...sessionOver);
    home.pass(minutes(3));
    await refused(answer(Session, app()), ...sessionOver);
    await refused(answer('forged', app()), ...sessionOver);
  });

  test('is locked after five wrong codes, and a right password does not begin the count again', async () => {
    const { app } = await aCustomerWithApp();
    await times(4, async () => refused(answer((await begin()).Session, notOf(app)), ...wrongCode));
    const { Session } = await begin();
    await refused(answer(Session, notOf(app)), ...wrongCode);
    await refused(answer(Session, app()), ...lockedOut);
    await refused(begin(), ...lockedOut);
    home.pass(1001);
    expect((await answer(Session, app())).AuthenticationResult).toBeDefined();
  });

  test('asks for it after a temporary password, too', async () => {
    const { app } = await aCustomerWithApp();
    await home.sdk.adminSetUserPassword({ ...inPool(email), Password: 'Temporary1' });
    const first = await home.sdk.initiateAuth({
      ClientId: plainClient,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: 'Temporary1' },
    });
    const next = await home.sdk.respondToAuthChallenge({
      ClientId: plainClient,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: first.Session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
    });
    expect(next.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    expect((await answer(next.Session, app())).AuthenticationResult).toBeDefined();
  });
});
