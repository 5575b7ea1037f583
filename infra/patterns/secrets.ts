import { ArnFormat, SecretValue, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import type { Grant, Use } from './uses.ts';

/** Secrets of the house: the header by which the API knows CloudFront, and the key from which functions derive all others. */
type Purpose = 'origin' | 'house-key';

/** A fixed name lets every stack refer to a secret without a link between templates. */
const nameOf = (stage: Stage, purpose: Purpose): string => `skybarrel-${stage.name}-${purpose}`;

/**
 * The header's value as CloudFormation resolves it: no template and no asset ever holds it. CloudFormation looks again only when
 * the reference itself changes, so a stage that rotates the secret names the new version.
 */
export const originHeader = (stage: Stage): string =>
  SecretValue.secretsManager(nameOf(stage, 'origin'), {
    ...(stage.originSecretVersion ? { versionId: stage.originSecretVersion } : {}),
  }).unsafeUnwrap();

/**
 * A random secret that AWS makes; nobody ever types it. It goes with its stack, so that a deployment that failed can be
 * repeated: nothing is lost with it that another value could not do.
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
  acknowledge(
    secret,
    'AwsSolutions-SMG4',
    'The distribution takes a new value only with a deployment, so a person rotates it, in the order of docs/operations.md.',
  );
  return secret;
};

/** Reads one secret. Its ARN ends with six random letters. */
const reads = (stage: Stage, purpose: Purpose, environment: Grant['environment']): Grant => ({
  environment,
  statements: (scope) => [
    new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [
        Stack.of(scope).formatArn({
          service: 'secretsmanager',
          resource: 'secret',
          resourceName: `${nameOf(stage, purpose)}-??????`,
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
      ],
    }),
  ],
});

/** Lets an HTTP function know CloudFront's header. */
export const knowsOrigin: Use = ({ stage }) =>
  reads(stage, 'origin', { ORIGIN_SECRET_ID: nameOf(stage, 'origin') });

/**
 * Lets a function derive keys, the same in every function: for hashes of addresses in logs, and for what it signs. A stage that
 * names another version restarts all functions with it.
 */
export const hasHouseKey: Use = ({ stage }) =>
  reads(stage, 'house-key', {
    HOUSE_KEY_ID: nameOf(stage, 'house-key'),
    ...(stage.houseKeyVersion ? { HOUSE_KEY_VERSION: stage.houseKeyVersion } : {}),
  });
