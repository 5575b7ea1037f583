import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { roles } from '#domain/kernel/role.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { type House, idOf } from '../house.ts';
import { acknowledge } from '../patterns/acknowledge.ts';
import { lasting } from '../patterns/lasting.ts';
import { triggerFunction } from '../patterns/trigger-function.ts';
import { onTable, readsSettings, setting } from '../patterns/uses.ts';
import { identityFirewall } from '../site/firewall.ts';
import type { DataStack } from '../stacks/data-stack.ts';

export interface IdentityDomainProps {
  readonly data: DataStack;
  readonly siteUrl: string;
}

const email = (house: House): UserPoolEmail => {
  const { sesIdentity, mailFrom, region } = house.stage;
  if (!sesIdentity) return UserPoolEmail.withCognito();
  return UserPoolEmail.withSES({
    sesRegion: region,
    fromEmail: mailFrom,
    fromName: defaultBrand.name,
    ...(sesIdentity.includes('@') ? {} : { sesVerifiedDomain: sesIdentity }),
  });
};

const userPool = (scope: Construct, house: House): UserPool => {
  const pool = new UserPool(scope, 'Users', {
    // For people; npm run grant asks the stack, because a pool left behind has the same name.
    userPoolName: `skybarrel-${house.stage.name}`,
    featurePlan: FeaturePlan.ESSENTIALS,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    // By phone would come first unless told otherwise, and phones are not verified here.
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
      // The sign-up form as JSON, which PreSignUp validates and post-confirmation turns into profile and mailbox.
      registration: new StringAttribute({ mutable: true, maxLen: 2048 }),
      role: new StringAttribute({ mutable: true, maxLen: 32 }),
      user_type: new StringAttribute({ mutable: true, maxLen: 32 }),
    },
    email: email(house),
    deletionProtection: true,
    // As with tables: what is protected cannot go with a creation that failed, and a second pool may have the same name.
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(
    pool,
    'AwsSolutions-COG1',
    'The specification (section 4) asks for upper, lower and digit in eight characters, and for no symbol.',
  );
  acknowledge(
    pool,
    'AwsSolutions-COG2',
    'The specification knows no second factor; staff get one when the owner asks for it.',
  );
  acknowledge(
    pool,
    'AwsSolutions-COG8',
    'Plus costs per active user; lockout, PreventUserExistenceErrors and, where the stage turns it on, a firewall with rate rules do its part at this size.',
  );
  return pool;
};

const webClient = (pool: UserPool): UserPoolClient =>
  pool.addClient('Web', {
    authFlows: { userSrp: true },
    // Not said, the client would get the implicit grant to example.com.
    disableOAuth: true,
    generateSecret: false,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    // Rotation forbids ALLOW_REFRESH_TOKEN_AUTH; the old token lives on for a minute, for tabs that refresh at once.
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
 * Lets a trigger end sessions of its pool. A policy of its own: the pool waits for its triggers and these for the policies within
 * their roles, so that one of those could not name the pool.
 */
const maySignOut = (scope: Construct, trigger: LambdaFunction, pool: UserPool): void => {
  const { role } = trigger;
  if (!role) throw new Error('A function of the house has a role.');
  new Policy(scope, 'MaySignOut', {
    roles: [role],
    statements: [
      new PolicyStatement({
        actions: ['cognito-idp:AdminUserGlobalSignOut'],
        resources: [pool.userPoolArn],
      }),
    ],
  });
};

const triggers = (scope: Construct, house: House, pool: UserPool, props: IdentityDomainProps): void => {
  triggerFunction(scope, house, {
    entry: 'identity/pre-sign-up',
    uses: [],
    whenItFails: 'Nobody can register',
    refuses: true,
    pool,
    operation: UserPoolOperation.PRE_SIGN_UP,
  });
  triggerFunction(scope, house, {
    entry: 'identity/custom-message',
    uses: [setting('SITE_URL', props.siteUrl), readsSettings(props.data.settings)],
    whenItFails: 'New customers and people who forgot their password get no e-mail',
    pool,
    operation: UserPoolOperation.CUSTOM_MESSAGE,
  });
  const confirmed = triggerFunction(scope, house, {
    entry: 'identity/post-confirmation',
    uses: [
      onTable(props.data.profiles, 'PROFILES_TABLE', ['dynamodb:UpdateItem']),
      onTable(props.data.mailboxes, 'MAILBOXES_TABLE', [
        'dynamodb:GetItem',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
      ]),
    ],
    whenItFails:
      'New customers wait for their mailbox until the repair finds them, and other devices stay signed in after a password reset',
    pool,
    operation: UserPoolOperation.POST_CONFIRMATION,
  });
  maySignOut(scope, confirmed, pool);
};

/** Cognito turns people away by itself when too many come at once; no function of ours runs then. */
const watchAccounts = (house: House, pool: UserPool, client: UserPoolClient): void => {
  const period = Duration.minutes(5);
  const throttled = (metricName: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      dimensionsMap: { UserPool: pool.userPoolId, UserPoolClient: client.userPoolClientId },
      period,
      statistic: 'Sum',
    });
  house.watch.add({
    id: 'AccountsThrottled',
    area: 'identity',
    whenItFails: 'People can neither register nor sign in, because Cognito is asked too much at once',
    firstLook:
      'sign-ups and sign-ins of the user pool: is it a flood (turn userPoolFirewall on), or is a quota too small',
    metric: new MathExpression({
      expression: 'SUM(METRICS())',
      usingMetrics: { signUps: throttled('SignUpThrottles'), signIns: throttled('SignInThrottles') },
      label: 'Sign-ups and sign-ins that were turned away',
      period,
    }),
    threshold: 5,
  });
};

/**
 * Who people are: pool, the browser's client, groups, triggers and, where the stage wants it, a firewall of their own: Cognito can be
 * called past any distribution. Without it the quotas of the pool bound what a flood can do.
 */
export const identityDomain = (
  scope: Construct,
  house: House,
  props: IdentityDomainProps,
): { readonly pool: UserPool; readonly client: UserPoolClient } => {
  const pool = userPool(scope, house);
  lasting(pool, pool.userPoolId, pool.userPoolArn);
  const client = webClient(pool);
  lasting(client, client.userPoolClientId);
  groups(scope, pool);
  triggers(scope, house, pool, props);
  if (house.stage.userPoolFirewall) {
    new CfnWebACLAssociation(scope, 'FirewallOfUsers', {
      resourceArn: pool.userPoolArn,
      webAclArn: identityFirewall(scope, house).attrArn,
    });
  }
  watchAccounts(house, pool, client);
  return { pool, client };
};
