import { CognitoIdentityProvider, type SignUpCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Secret, TOTP } from 'otpauth';
import { emptyRegistration, encodeRegistration } from '#domain/identity/registration.ts';
import type { ProofOfWork } from '#domain/proof-of-work/challenge.ts';
import { asValidationData, signUpWithWork } from '../../scripts/support/proof-of-work.ts';
import type { TestCloud } from './cloud.ts';

const password = 'Skybarrel1';

/** Where Amplify keeps tokens. An emptied storage is like another device, whereas signing out would end the session. */
const aDevice = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
};

interface Config {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
}

export interface Tokens {
  readonly userId: string;
  readonly access: string;
  readonly id: string;
  readonly refresh: string;
}

export type Group = 'admin' | 'staff' | 'analyst' | 'dispatch' | 'driver';

export interface People {
  readonly config: Config;
  readonly cognito: CognitoIdentityProvider;
  /** Registers and confirms a person, gives them a role, and returns their id. */
  aPerson(email: string, group?: Group): Promise<string>;
  /** Signs in with SRP as the browser does. Earlier sessions stay valid, as on other devices. `code` is of the app, where one is asked. */
  tokensOf(email: string, password?: string, code?: string): Promise<Tokens>;
  /** Gives a signed-in person an app that shows codes, and turns it on. Returns the app, which needs the time for a code. */
  anAppFor(tokens: Tokens, now: number): Promise<(now: number) => string>;
}

/** The data of a person who filled in the four steps. */
const aRegistration = (email: string): string =>
  encodeRegistration({
    ...emptyRegistration,
    email,
    password,
    confirmPassword: password,
    firstName: 'Sample',
    lastName: 'Person',
    address_line1: '1 Sample Street',
    city: 'Brooklyn',
    state: 'NY',
    zip_code: '11203',
  });

/** The sign-up after the four steps, with the page's proof of work; without one, a sign-up that did not use the page. */
export const aSignUp = (clientId: string, email: string, proof?: ProofOfWork): SignUpCommandInput => ({
  ClientId: clientId,
  Username: email,
  Password: password,
  UserAttributes: [
    { Name: 'email', Value: email },
    { Name: 'given_name', Value: 'Sample' },
    { Name: 'family_name', Value: 'Person' },
    { Name: 'custom:registration', Value: aRegistration(email) },
  ],
  ...(proof === undefined ? {} : { ValidationData: asValidationData(proof) }),
});

/** Everything that a test needs to act as a person. */
export const peopleOf = async (cloud: Pick<TestCloud, 'url' | 'endpoints'>): Promise<People> => {
  const config = (await (await fetch(`${cloud.url}/config.json`)).json()) as Config;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const cognito = new CognitoIdentityProvider({
    region: 'us-east-1',
    endpoint: cloud.endpoints.cognito,
    credentials,
  });
  Amplify.configure({
    Auth: { Cognito: { ...config, userPoolEndpoint: cloud.endpoints.cognito, loginWith: { email: true } } },
  });
  const device = aDevice();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(device);
  return {
    config,
    cognito,
    aPerson: async (email, group) => {
      const { UserSub } = await signUpWithWork(cloud.url, email, (proof) =>
        cognito.signUp(aSignUp(config.userPoolClientId, email, proof)),
      );
      const who = { UserPoolId: config.userPoolId, Username: email };
      await cognito.adminConfirmSignUp(who);
      if (group !== undefined) await cognito.adminAddUserToGroup({ ...who, GroupName: group });
      return UserSub ?? '';
    },
    tokensOf: async (email, word = password, code = undefined) => {
      await device.clear();
      const { isSignedIn } = await signIn({ username: email, password: word });
      if (!isSignedIn && code !== undefined) await confirmSignIn({ challengeResponse: code });
      const { tokens } = await fetchAuthSession();
      return {
        userId: String(tokens?.accessToken.payload.sub),
        access: String(tokens?.accessToken),
        id: String(tokens?.idToken),
        refresh: [...device.kept].find(([key]) => key.endsWith('.refreshToken'))?.[1] ?? '',
      };
    },
    anAppFor: async ({ access: AccessToken }, now) => {
      const { SecretCode = '' } = await cognito.associateSoftwareToken({ AccessToken });
      const totp = new TOTP({ secret: Secret.fromBase32(SecretCode) });
      const app = (timestamp: number) => totp.generate({ timestamp });
      await cognito.verifySoftwareToken({ AccessToken, UserCode: app(now) });
      const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
      await cognito.setUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings });
      return app;
    },
  };
};
