import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { roles } from '#domain/kernel/role.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { type House, idOf } from '../house.ts';
import { acknowledge } from '../patterns/acknowledge.ts';
import { lasting } from '../patterns/lasting.ts';
import { accountsFirewall } from './firewall.ts';
import { watchAccounts } from './watch-accounts.ts';

const email = (house: House): UserPoolEmail => {
  const { sesIdentity, mailFrom, region } = house.stage;
  // Its own letters say that they can be replied to, too.
  if (!sesIdentity) return UserPoolEmail.withCognito(mailFrom);
  return UserPoolEmail.withSES({
    sesRegion: region,
    fromEmail: mailFrom,
    fromName: defaultBrand.name,
    replyTo: mailFrom,
    ...(sesIdentity.includes('@') ? {} : { sesVerifiedDomain: sesIdentity }),
  });
};

const userPool = (scope: Construct, house: House): UserPool => {
  const pool = new UserPool(scope, 'Users', {
    // The name is for people. `npm run grant` reads the id from the stack, because a retained pool of an earlier stack has
    // the same name.
    userPoolName: `skybarrel-${house.stage.name}`,
    featurePlan: FeaturePlan.ESSENTIALS,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    // The default would prefer recovery by phone, and phone numbers are not verified here.
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    passwordPolicy: {
      minLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: false,
      tempPasswordValidity: Duration.days(3),
    },
    standardAttributes: {
      givenName: { required: false, mutable: true },
      familyName: { required: false, mutable: true },
    },
    customAttributes: {
      // The registration form as JSON. Pre-sign-up validates it, and post-confirmation makes profile and mailbox from it.
      registration: new StringAttribute({ mutable: true, maxLen: 2048 }),
      role: new StringAttribute({ mutable: true, maxLen: 32 }),
      user_type: new StringAttribute({ mutable: true, maxLen: 32 }),
    },
    // Everybody may add an app that shows codes. REQUIRED cannot be chosen later for a pool that exists, and would lock customers out
    // who have no such app; who must have one is decided when tokens are made (lambdas/identity/pre-token-generation).
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    email: email(house),
    deletionProtection: true,
    // As with tables: deletion protection would stop the rollback of a failed creation, and a second pool may have the same
    // name.
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(pool, {
    'AwsSolutions-COG1': 'The owner asks for upper, lower and digit in eight characters, and for no symbol.',
    'AwsSolutions-COG2':
      'Customers choose whether they use a second factor. The stage may ask it of everybody who works here: then their tokens have no groups until it is on.',
    'AwsSolutions-COG8':
      'The plan Plus costs per active user; at this size lockout, PreventUserExistenceErrors and, where the stage turns it on, a firewall with rate rules are enough.',
  });
  return pool;
};

const webClient = (pool: UserPool): UserPoolClient =>
  pool.addClient('Web', {
    authFlows: { userSrp: true },
    // Without this the client would get the implicit grant with a redirect to example.com.
    disableOAuth: true,
    generateSecret: false,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    // Between the password and the code: long enough to find the phone.
    authSessionValidity: Duration.minutes(10),
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    // Rotation of refresh tokens excludes ALLOW_REFRESH_TOKEN_AUTH. The old token stays valid for a minute, for tabs that
    // refresh at the same time.
    refreshTokenRotationGracePeriod: Duration.seconds(60),
    writeAttributes: new ClientAttributes()
      .withStandardAttributes({ email: true, givenName: true, familyName: true })
      .withCustomAttributes('registration'),
    readAttributes: new ClientAttributes()
      .withStandardAttributes({ email: true, emailVerified: true, givenName: true, familyName: true })
      .withCustomAttributes('role', 'user_type'),
  });

const groups = (scope: Construct, pool: UserPool): void => {
  for (const [precedence, role] of roles.entries()) {
    new CfnUserPoolGroup(scope, `${idOf(role)}Group`, {
      userPoolId: pool.userPoolId,
      groupName: role,
      precedence,
    });
  }
};

/**
 * The user pool, the client for browsers, the groups and, if the stage asks for it, a separate firewall, because anybody
 * can call Cognito directly. Without that firewall, only the quotas of the pool limit a flood.
 */
export const accounts = (scope: Construct, house: House): void => {
  const pool = userPool(scope, house);
  lasting(pool, pool.userPoolId, pool.userPoolArn);
  const client = webClient(pool);
  lasting(client, client.userPoolClientId);
  groups(scope, pool);
  if (house.stage.userPoolFirewall) {
    new CfnWebACLAssociation(scope, 'FirewallOfUsers', {
      resourceArn: pool.userPoolArn,
      webAclArn: accountsFirewall(scope, house).attrArn,
    });
  }
  watchAccounts(house, { pool, client });
  house.parts.accounts.add('Users', { pool, client });
};
