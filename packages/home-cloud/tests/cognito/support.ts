import {
  type AdminCreateUserCommandOutput,
  CognitoIdentityProvider,
  type InitiateAuthCommandOutput,
  type SignUpCommandInput,
  type SignUpCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import { type Cognito, type CognitoOptions, poolDefinitions, startCognito } from '#src/cognito/index.ts';
import type { OutgoingMail } from '#src/types.ts';
import { reaching } from '../clients.ts';
import { refused as expectRefusal } from '../refused.ts';

export const poolId = 'us-east-1_HomePool1';
/** The browser's client: SRP, token rotation, hides which accounts exist. */
export const webClient = 'webclient0000000000000000w';
/** A client with plain passwords, without token rotation, that does not hide which accounts exist. */
export const plainClient = 'plainclient00000000000000p';
export const password = 'Parcelpost1';

const resource = (type: string, ref: string, properties: Record<string, unknown>) => ({
  stack: 'identity',
  logicalId: `Logical${ref}`,
  type,
  ref,
  properties,
});

export const poolResource = (properties: Record<string, unknown> = {}) =>
  resource('AWS::Cognito::UserPool', poolId, {
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    EmailConfiguration: { From: 'post@shop.test' },
    Policies: {
      PasswordPolicy: {
        MinimumLength: 8,
        RequireUppercase: true,
        RequireLowercase: true,
        RequireNumbers: true,
        RequireSymbols: false,
        TemporaryPasswordValidityDays: 3,
      },
    },
    Schema: [
      { Name: 'given_name', Mutable: true, Required: false },
      {
        Name: 'registration',
        AttributeDataType: 'String',
        Mutable: true,
        StringAttributeConstraints: { MaxLength: '2048' },
      },
      { Name: 'role', AttributeDataType: 'String', Mutable: true },
      { Name: 'origin', AttributeDataType: 'String', Mutable: false },
    ],
    ...properties,
  });

export const clientResource = (ref: string, properties: Record<string, unknown>) =>
  resource('AWS::Cognito::UserPoolClient', ref, { UserPoolId: poolId, ...properties });

export const groupResource = (name: string, precedence: number) =>
  resource('AWS::Cognito::UserPoolGroup', name, {
    UserPoolId: poolId,
    GroupName: name,
    Precedence: precedence,
  });

const web = {
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
  PreventUserExistenceErrors: 'ENABLED',
  RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
  AccessTokenValidity: 15,
  IdTokenValidity: 20,
  RefreshTokenValidity: 43_200,
  TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
  ReadAttributes: ['email', 'email_verified', 'given_name', 'custom:role'],
  WriteAttributes: ['email', 'given_name', 'custom:registration', 'custom:origin'],
};
const plain = {
  ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  PreventUserExistenceErrors: 'LEGACY',
};

const definitions = (poolProperties: Record<string, unknown> = {}) =>
  poolDefinitions([
    poolResource(poolProperties),
    clientResource(webClient, web),
    clientResource(plainClient, plain),
    groupResource('staff', 1),
    groupResource('admin', 0),
  ]);

type Event = Record<string, unknown> & {
  readonly triggerSource: string;
  readonly request: Record<string, unknown>;
  readonly response: Record<string, unknown>;
};
/** What a test's trigger does with its event. */
export type TestTriggers = Partial<
  Record<
    'preSignUp' | 'customMessage' | 'postConfirmation' | 'preTokenGeneration' | 'postAuthentication',
    (event: Event) => unknown
  >
>;

export interface TestCognito {
  readonly cognito: Cognito;
  readonly sdk: CognitoIdentityProvider;
  readonly mails: OutgoingMail[];
  /** The events of all trigger calls, in order. */
  readonly events: Event[];
  /** Advances the service's clock. */
  pass(milliseconds: number): void;
  now(): number;
  lastCode(): string;
  wrongCode(): string;
  /** Registers somebody at the browser's client, who then waits for confirmation. */
  register(email: string, change?: Partial<SignUpCommandInput>): Promise<SignUpCommandOutput>;
  /** Registers and confirms a user with the browser's client. Returns the sub. */
  aCustomer(email: string): Promise<string>;
  /** Somebody an administrator made, with a temporary password and no mail. */
  invite(email: string, temporary?: string): Promise<AdminCreateUserCommandOutput>;
  /** What a sign-in with the password at the plain client brings. */
  tokensOf(email: string): Promise<{ access: string; id: string; refresh: string }>;
}

/** Names somebody as an administrator's requests do. */
export const inPool = (Username: string) => ({ UserPoolId: poolId, Username });

/** The tokens that a sign-in or a refresh brought. */
export const tokensIn = ({
  AuthenticationResult: got,
}: Pick<InitiateAuthCommandOutput, 'AuthenticationResult'>) => ({
  access: got?.AccessToken ?? '',
  id: got?.IdToken ?? '',
  refresh: got?.RefreshToken ?? '',
});

/** Starts the service with its own clock, mail box and triggers. */
export const startTestCognito = async (
  triggers: TestTriggers = {},
  options: Partial<CognitoOptions> & { poolProperties?: Record<string, unknown> } = {},
): Promise<TestCognito> => {
  let time = Date.parse('2026-03-02T09:00:00Z');
  const mails: OutgoingMail[] = [];
  const events: Event[] = [];
  const { poolProperties, ...rest } = options;
  const byArn = new Map(Object.entries(triggers));
  const LambdaConfig = Object.fromEntries(
    [...byArn.keys()].map((arn) => [`${arn.charAt(0).toUpperCase()}${arn.slice(1)}`, arn]),
  );
  const cognito = await startCognito({
    pools: definitions({ LambdaConfig, ...poolProperties }),
    clock: { now: () => time },
    ids: { uuid: () => crypto.randomUUID() },
    deliverMail: async (mail) => {
      mails.push(mail);
    },
    invoke: async (name, event) => {
      events.push(structuredClone(event) as Event);
      return byArn.get(name)?.(event as Event);
    },
    ...rest,
  });
  const sdk = new CognitoIdentityProvider(reaching(cognito.endpoint));
  const lastCode = () => /\d{6}/.exec(mails.at(-1)?.html ?? '')?.[0] ?? 'no code';
  const register: TestCognito['register'] = (email, change) =>
    sdk.signUp({ ClientId: webClient, Username: email, Password: password, ...change });
  return {
    cognito,
    sdk,
    mails,
    events,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    now: () => time,
    lastCode,
    wrongCode: () => (lastCode() === '000000' ? '111111' : '000000'),
    register,
    aCustomer: async (email) => {
      const { UserSub } = await register(email);
      await sdk.confirmSignUp({ ClientId: webClient, Username: email, ConfirmationCode: lastCode() });
      return UserSub ?? '';
    },
    invite: (email, TemporaryPassword = 'Temporary1') =>
      sdk.adminCreateUser({
        ...inPool(email),
        TemporaryPassword,
        MessageAction: 'SUPPRESS',
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      }),
    tokensOf: async (email) =>
      tokensIn(
        await sdk.initiateAuth({
          ClientId: plainClient,
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
      ),
  };
};

/** Ends what `startTestCognito` started. */
export const stopTestCognito = async ({ cognito, sdk }: TestCognito): Promise<void> => {
  sdk.destroy();
  await cognito.stop();
};

/** The service for one test. */
export const cognitoForThisTest = async (
  ...given: Parameters<typeof startTestCognito>
): Promise<TestCognito> => {
  const home = await startTestCognito(...given);
  onTestFinished(() => stopTestCognito(home));
  return home;
};

/** The fields that the events of all triggers have. */
export const eventOf = (userName: string | undefined) => ({
  version: '1',
  region: 'us-east-1',
  userPoolId: poolId,
  userName,
  callerContext: { awsSdkVersion: expect.any(String), clientId: webClient },
});

/** The service, started anew before each test of the file and stopped after it. */
export const cognitoForEachTest = (options?: Parameters<typeof startTestCognito>[1]): TestCognito => {
  const home = {} as TestCognito;
  beforeEach(async () => {
    Object.assign(home, await startTestCognito({}, options));
  });
  afterEach(() => stopTestCognito(home));
  return home;
};

/** What Cognito says with the refusals that have one text only. */
const words: Record<string, string> = {
  AliasExistsException: 'An account with the email already exists.',
  CodeMismatchException: 'Invalid verification code provided, please try again.',
  ExpiredCodeException: 'Invalid code provided, please request a code again.',
  LimitExceededException: 'Attempt limit exceeded, please try after some time.',
};

/** Expects that a request is refused by this name and, where there are any, in these words. */
export const refused = (request: Promise<unknown>, name: string, message = words[name]) =>
  expectRefusal(request, name, message);

/** Does it so many times, one after another. */
export const times = async (count: number, act: () => unknown): Promise<void> => {
  for (let done = 0; done < count; done += 1) await act();
};

export const minutes = (count: number): number => count * 60_000;
export const hours = (count: number): number => minutes(60 * count);

/** The claims of a token, not verified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
