import { ArnFormat, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { allow } from './allow.ts';
import { lasting } from './lasting.ts';
import type { Grant, Use } from './uses.ts';

/**
 * Our secrets with a fixed name: the header by which the API knows CloudFront, the key from which functions derive their keys, and the
 * keys for the card provider.
 */
type Purpose = 'origin' | 'house-key' | 'card-keys';

/** With a fixed name, every stack can refer to a secret without a reference between templates. */
const nameOf = (stage: Stage, purpose: Purpose): string => `skybarrel-${stage.name}-${purpose}`;

/**
 * A reference to the header's value, which CloudFormation resolves, so that no template and no asset contains the value.
 * CloudFormation resolves it again only when the reference itself changes, so a stage that rotates the secret names the new version.
 */
export const originHeader = (stage: Stage): string =>
  SecretValue.secretsManager(nameOf(stage, 'origin'), {
    ...(stage.originSecretVersion ? { versionId: stage.originSecretVersion } : {}),
  }).unsafeUnwrap();

/**
 * A random secret that AWS generates; nobody types it. It is deleted with its stack, so that a failed deployment can be
 * repeated. Nothing is lost, because any other value does as well.
 */
export const houseSecret = (
  scope: Construct,
  id: string,
  stage: Stage,
  purpose: Purpose,
  description: string,
): Secret => {
  const secret = new Secret(scope, id, {
    secretName: nameOf(stage, purpose),
    description,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  acknowledge(secret, {
    'AwsSolutions-SMG4':
      'The distribution gets a new value only by a deployment, so a person rotates the secret, in the order of docs/operations.md.',
  });
  return secret;
};

/**
 * A random secret without which what was sealed with it is lost. So it stays when its stack is deleted, and has a generated name, as
 * tables have: a stage that is deployed again under its name begins with a new one. A first deployment that fails takes it back.
 */
export const keptSecret = (scope: Construct, house: House, id: string, description: string): void => {
  const secret = new Secret(scope, id, {
    description,
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  acknowledge(secret, {
    'AwsSolutions-SMG4':
      'Tax numbers that are sealed with this key are kept for years, so a person adds a key before it, in the order of docs/operations.md.',
  });
  house.parts.secrets.add(id, lasting(secret, secret.secretArn));
};

/**
 * The keys for the card provider. AWS makes a random value, which is no keys, so cards stay off until somebody writes them into it
 * (docs/operations.md).
 */
export const cardKeysSecret = (scope: Construct, stage: Stage): Secret => {
  const secret = new Secret(scope, 'CardKeys', {
    secretName: nameOf(stage, 'card-keys'),
    description: 'Keys for the card provider, which a person writes; off until then',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
  });
  acknowledge(secret, {
    'AwsSolutions-SMG4':
      'The card provider makes these keys, so a person rotates them, in the order of docs/operations.md.',
  });
  return secret;
};

/** Lets a function read one secret. Its ARN ends with six random characters. */
const reads = (stage: Stage, purpose: Purpose, environment: Grant['environment']): Grant => ({
  environment,
  statements: (scope) => [
    allow(
      ['secretsmanager:GetSecretValue'],
      Stack.of(scope).formatArn({
        service: 'secretsmanager',
        resource: 'secret',
        resourceName: `${nameOf(stage, purpose)}-??????`,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ),
  ],
});

/** Lets an HTTP function read the value of CloudFront's header. */
export const knowsOrigin: Use = ({ stage }) =>
  reads(stage, 'origin', { ORIGIN_SECRET_ID: nameOf(stage, 'origin') });

/**
 * Lets a function derive keys, the same in every function: for hashes of addresses in logs, and for what it signs. When the stage
 * names another version, all functions restart with it.
 */
export const hasHouseKey: Use = ({ stage }) =>
  reads(stage, 'house-key', {
    HOUSE_KEY_ID: nameOf(stage, 'house-key'),
    ...(stage.houseKeyVersion ? { HOUSE_KEY_VERSION: stage.houseKeyVersion } : {}),
  });

/** Lets a function seal and open numbers of people. */
export const hasKeptKey: Use = ({ parts }) => {
  const { secretArn } = parts.secrets.get('KeptKey');
  return {
    environment: { KEPT_KEY_ID: secretArn },
    statements: () => [allow(['secretsmanager:GetSecretValue'], secretArn)],
  };
};

/** Lets a function read the keys for the card provider, in a stage that takes cards. Without them there is neither variable nor grant. */
export const knowsCardKeys: Use = ({ stage }) =>
  stage.cardPayments
    ? reads(stage, 'card-keys', { CARD_KEYS_ID: nameOf(stage, 'card-keys') })
    : { environment: {}, statements: () => [] };
