import { Amplify } from 'aws-amplify';
import {
  autoSignIn,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cognitoForEachTest, inPool, password, poolId, refused, webClient } from './support.ts';

/** The browser's library in Node, with its tokens in memory. It uses the real clock, so the service does too. */
const home = cognitoForEachTest({
  clock: { now: () => Date.now() },
  poolProperties: { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] },
});
const email = 'lorna@example.com';

// The library logs a warning for endpoints that are not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

beforeEach(() => {
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: webClient,
        userPoolEndpoint: home.cognito.endpoint,
        loginWith: { email: true },
      },
    },
  });
});
afterEach(() => signOut());

const register = () =>
  signUp({
    username: email,
    password,
    options: {
      userAttributes: { email, given_name: 'Lorna', 'custom:registration': '{}' },
      autoSignIn: true,
    },
  });

describe('the browser’s library', () => {
  test('registers, confirms and signs in automatically', async () => {
    const { nextStep, isSignUpComplete } = await register();
    expect(isSignUpComplete).toBe(false);
    expect(nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { destination: 'l***@e***', deliveryMedium: 'EMAIL' },
    });
    await refused(
      confirmSignUp({ username: email, confirmationCode: home.wrongCode() }),
      'CodeMismatchException',
    );
    const confirmed = await confirmSignUp({ username: email, confirmationCode: home.lastCode() });
    expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
    expect((await autoSignIn()).isSignedIn).toBe(true);
    expect((await getCurrentUser()).signInDetails?.loginId).toBe(email);
  });

  test('gets the confirmation step when it signs in too early, and another code', async () => {
    await register();
    const { nextStep } = await signIn({ username: email, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    expect((await resendSignUpCode({ username: email })).destination).toBe('l***@e***');
    await confirmSignUp({ username: email, confirmationCode: home.lastCode() });
  });

  test('refreshes several times with rotation, and gets a new group', async () => {
    await home.aCustomer(email);
    await signIn({ username: email, password });
    const first = (await fetchAuthSession()).tokens;
    await home.sdk.adminAddUserToGroup({ ...inPool(email), GroupName: 'staff' });
    for (let round = 1; round <= 3; round += 1) {
      const { tokens } = await fetchAuthSession({ forceRefresh: true });
      expect(tokens?.accessToken.toString()).not.toBe(first?.accessToken.toString());
      expect(tokens?.accessToken.payload['cognito:groups']).toEqual(['staff']);
      expect(tokens?.idToken?.payload.email).toBe(email);
    }
  });

  test('adds an app that shows codes, and asks for one at the next sign-in', async () => {
    await home.aCustomer(email);
    await signIn({ username: email, password });
    const { sharedSecret } = await setUpTOTP();
    const app = new TOTP({ secret: Secret.fromBase32(sharedSecret) });
    await verifyTOTPSetup({ code: app.generate() });
    await updateMFAPreference({ totp: 'PREFERRED' });
    await signOut();
    const { isSignedIn, nextStep } = await signIn({ username: email, password });
    expect({ isSignedIn, step: nextStep.signInStep }).toEqual({
      isSignedIn: false,
      step: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE',
    });
    const next = app.generate({ timestamp: Date.now() + 30_000 });
    const wrong = next === '000000' ? '111111' : '000000';
    await refused(
      confirmSignIn({ challengeResponse: wrong }),
      'CodeMismatchException',
      'Invalid code received for user',
    );
    expect((await confirmSignIn({ challengeResponse: next })).isSignedIn).toBe(true);
  });

  test('says what is wrong with a sign-in', async () => {
    await home.aCustomer(email);
    const wrong = ['NotAuthorizedException', 'Incorrect username or password.'] as const;
    await refused(signIn({ username: email, password: 'Wrong1234' }), ...wrong);
    await refused(signIn({ username: 'nobody@example.com', password }), ...wrong);
    await refused(
      signIn({ username: email, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } }),
      'InvalidParameterException',
    );
  });

  test('changes attributes, address and password', async () => {
    await home.aCustomer(email);
    await signIn({ username: email, password });
    await updateUserAttributes({ userAttributes: { given_name: 'Lorna May' } });
    expect(await fetchUserAttributes()).toMatchObject({
      email,
      given_name: 'Lorna May',
      email_verified: 'true',
    });
    const steps = await updateUserAttributes({ userAttributes: { email: 'may@example.com' } });
    expect(steps.email?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: home.lastCode() });
    expect(await fetchUserAttributes()).toMatchObject({ email: 'may@example.com' });
    await updatePassword({ oldPassword: password, newPassword: 'Another22' });
    await signOut();
    expect((await signIn({ username: 'may@example.com', password: 'Another22' })).isSignedIn).toBe(true);
  });

  test('replaces a forgotten password', async () => {
    await home.aCustomer(email);
    const { nextStep } = await resetPassword({ username: email });
    expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
    const change = (confirmationCode: string) =>
      confirmResetPassword({ username: email, confirmationCode, newPassword: 'Another22' });
    await refused(change(home.wrongCode()), 'CodeMismatchException');
    await change(home.lastCode());
    expect((await signIn({ username: email, password: 'Another22' })).isSignedIn).toBe(true);
  });

  test('replaces a temporary password', async () => {
    await home.invite(email);
    const { nextStep } = await signIn({ username: email, password: 'Temporary1' });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    expect((await confirmSignIn({ challengeResponse: password })).isSignedIn).toBe(true);
  });

  test('signs out here, everywhere, and deletes the account', async () => {
    await home.aCustomer(email);
    await signIn({ username: email, password });
    await signOut();
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    await signIn({ username: email, password });
    await signOut({ global: true });
    await refused(getCurrentUser(), 'UserUnAuthenticatedException');
    await signIn({ username: email, password });
    await deleteUser();
    await refused(signIn({ username: email, password }), 'NotAuthorizedException');
  });
});
