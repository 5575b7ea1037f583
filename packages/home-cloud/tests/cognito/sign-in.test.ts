import { beforeEach, describe, expect, test } from 'vitest';
import { answerChallenge, askChallenge, signInWithSrp } from './srp-client.ts';
import {
  claimsOf,
  cognitoForEachTest,
  hours,
  inPool,
  minutes,
  password,
  plainClient,
  refused,
  times,
  webClient,
} from './support.ts';

const home = cognitoForEachTest();
let sub: string;
const email = 'marcus@example.com';
beforeEach(async () => {
  sub = await home.aCustomer(email);
});

const wrong = ['NotAuthorizedException', 'Incorrect username or password.'] as const;
const lockedOut = ['NotAuthorizedException', 'Password attempts exceeded'] as const;

describe('signing in with SRP', () => {
  test('returns tokens for the correct password, and ignores the case of the address', async () => {
    const { AuthenticationResult } = await signInWithSrp(home, 'MARCUS@Example.com');
    expect(AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900 });
    expect(claimsOf(AuthenticationResult?.AccessToken ?? '').sub).toBe(sub);
    expect(AuthenticationResult?.RefreshToken).toBeTruthy();
  });

  test('works repeatedly, with different values each time', async () => {
    const blocks = new Set<string>();
    for (let round = 1; round <= 6; round += 1) {
      const challenge = await askChallenge(home, email);
      blocks.add(challenge.parameters.SRP_B ?? '');
      await answerChallenge(home, challenge);
    }
    expect(blocks.size).toBe(6);
  });

  test('refuses a wrong password', async () => {
    await refused(signInWithSrp(home, email, 'Parcelpost2'), ...wrong);
  });

  test('accepts each answer once', async () => {
    const challenge = await askChallenge(home, email);
    await answerChallenge(home, challenge);
    await refused(answerChallenge(home, challenge), ...wrong);
  });

  test('accepts an answer for three minutes, only from the same client, and only to its own challenge', async () => {
    const late = await askChallenge(home, email);
    home.pass(minutes(3));
    await refused(answerChallenge(home, late), ...wrong);
    const foreign = await askChallenge(home, email);
    await refused(answerChallenge(home, foreign, password, plainClient), ...wrong);
    const own = await askChallenge(home, email);
    const forged = { ...own, parameters: { ...own.parameters, SECRET_BLOCK: 'AAAA'.repeat(40) } };
    await refused(answerChallenge(home, forged), ...wrong);
  });

  test.each(['0', '00', 'not hexadecimal'])(
    'refuses SRP_A %s, with which anybody could get in',
    async (zero) => {
      const begun = home.sdk.initiateAuth({
        ClientId: webClient,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A: zero },
      });
      await refused(begun, 'InvalidParameterException');
    },
  );

  test('shows only after the correct password that the account is unconfirmed or disabled', async () => {
    const fresh = 'fresh@example.com';
    await home.register(fresh);
    await refused(signInWithSrp(home, fresh, 'Parcelpost2'), ...wrong);
    await refused(signInWithSrp(home, fresh), 'UserNotConfirmedException', 'User is not confirmed.');
    await home.sdk.adminDisableUser(inPool(email));
    await refused(signInWithSrp(home, email, 'Parcelpost2'), ...wrong);
    await refused(signInWithSrp(home, email), 'NotAuthorizedException', 'User is disabled.');
    await home.sdk.adminEnableUser(inPool(email));
    await signInWithSrp(home, email);
  });
});

describe('an unknown user', () => {
  const nobody = 'nobody@example.com';

  test('gets a challenge with the same salt and id each time, which no password solves', async () => {
    const first = (await askChallenge(home, nobody)).parameters;
    const second = (await askChallenge(home, nobody.toUpperCase())).parameters;
    const real = (await askChallenge(home, email)).parameters;
    expect(second.SALT).toBe(first.SALT);
    expect(second.USER_ID_FOR_SRP).toBe(first.USER_ID_FOR_SRP);
    expect(Object.keys(first)).toEqual(Object.keys(real));
    expect(first.SALT).toHaveLength(32);
    expect(first.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    await refused(signInWithSrp(home, nobody), ...wrong);
  });

  test('is locked out like other users', async () => {
    await times(5, () => refused(signInWithSrp(home, nobody), ...wrong));
    await refused(signInWithSrp(home, nobody), ...lockedOut);
  });

  test('is reported if the client does not hide it', async () => {
    const unknown = ['UserNotFoundException', 'User does not exist.'] as const;
    await refused(signInWithSrp(home, nobody, password, plainClient), ...unknown);
    await refused(home.tokensOf(nobody), ...unknown);
  });
});

describe('guessing passwords', () => {
  const guess = () => signInWithSrp(home, email, 'Guess1234');
  const fail = (count: number) => times(count, () => refused(guess(), ...wrong));

  test('locks after five, for a second, then twice as long after each further one', async () => {
    await fail(5);
    await refused(signInWithSrp(home, email), ...lockedOut);
    home.pass(1000);
    await fail(1);
    home.pass(1999);
    await refused(signInWithSrp(home, email), ...lockedOut);
    home.pass(1);
    await signInWithSrp(home, email);
  });

  test('counts from zero again after a correct password', async () => {
    await fail(4);
    await signInWithSrp(home, email);
    await fail(4);
    await signInWithSrp(home, email);
  });

  test('counts from zero again after 15 minutes without a wrong password', async () => {
    await fail(4);
    home.pass(minutes(15));
    await fail(4);
    await signInWithSrp(home, email);
  });

  test('locks for at most 15 minutes', async () => {
    await fail(5);
    for (let seconds = 1; seconds <= 512; seconds *= 2) {
      home.pass(seconds * 1000);
      await fail(1);
    }
    home.pass(minutes(15) - 1);
    await refused(signInWithSrp(home, email), ...lockedOut);
    home.pass(1);
    await signInWithSrp(home, email);
  });

  test('counts answers to challenges from before the lock', async () => {
    const challenges = [];
    for (let asked = 1; asked <= 7; asked += 1) challenges.push(await askChallenge(home, email));
    for (const challenge of challenges.slice(0, 5)) {
      await refused(answerChallenge(home, challenge, 'Guess1234'), ...wrong);
    }
    await refused(answerChallenge(home, challenges[5]!, password), ...lockedOut);
  });
});

describe('other auth flows', () => {
  const begin = (ClientId: string, AuthFlow: 'USER_PASSWORD_AUTH' | 'CUSTOM_AUTH' | 'REFRESH_TOKEN_AUTH') =>
    home.sdk.initiateAuth({
      ClientId,
      AuthFlow,
      AuthParameters: { USERNAME: email, PASSWORD: password, REFRESH_TOKEN: 'any' },
    });

  test('a plain password is accepted only if the client allows it', async () => {
    expect((await begin(plainClient, 'USER_PASSWORD_AUTH')).AuthenticationResult?.AccessToken).toBeTruthy();
    await refused(
      begin(webClient, 'USER_PASSWORD_AUTH'),
      'InvalidParameterException',
      'USER_PASSWORD_AUTH flow not enabled for this client',
    );
    await refused(begin(webClient, 'REFRESH_TOKEN_AUTH'), 'InvalidParameterException');
    await refused(
      begin(plainClient, 'CUSTOM_AUTH'),
      'InvalidParameterException',
      'CUSTOM_AUTH flow not enabled for this client',
    );
  });

  test('a temporary password can be replaced once', async () => {
    const invited = 'invited@example.com';
    await home.invite(invited);
    const challenge = await signInWithSrp(home, invited, 'Temporary1');
    expect(challenge.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    expect(JSON.parse(challenge.ChallengeParameters?.userAttributes ?? '')).toMatchObject({ email: invited });
    const choose = (NEW_PASSWORD: string) =>
      home.sdk.respondToAuthChallenge({
        ClientId: webClient,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session: challenge.Session,
        ChallengeResponses: { USERNAME: invited, NEW_PASSWORD },
      });
    await refused(choose('weak'), 'InvalidPasswordException');
    expect((await choose('MyOwnWord7')).AuthenticationResult?.AccessToken).toBeTruthy();
    await refused(
      choose('MyOwnWord8'),
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
    );
    await signInWithSrp(home, invited, 'MyOwnWord7');
  });

  test('a temporary password expires after the policy’s days', async () => {
    await home.invite('late@example.com');
    home.pass(hours(72));
    await refused(
      signInWithSrp(home, 'late@example.com', 'Temporary1'),
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    );
  });
});
