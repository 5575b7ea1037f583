import { SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { setting, type Use } from './uses.ts';

/** Secrets of the house: the header by which the API knows CloudFront, and the key that hashes e-mails in logs. */
type Purpose = 'origin' | 'log-hash';

/** A fixed name lets every stack refer to a secret without a link between templates. */
const nameOf = (stage: Stage, purpose: Purpose): string => `skybarrel-${stage.name}-${purpose}`;

/** The secret as CloudFormation resolves it at deployment: no template and no asset ever holds its value. */
export const secretValue = (stage: Stage, purpose: Purpose): string =>
  SecretValue.secretsManager(nameOf(stage, purpose)).unsafeUnwrap();

/** A random secret that AWS makes; nobody ever types it. */
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
    'Templates resolve the value when they deploy; rotating it alone would part those that share it until the next deployment.',
  );
  return secret;
};

/** Lets an HTTP function know CloudFront's header. */
export const knowsOrigin = (stage: Stage): Use => setting('ORIGIN_SECRET', secretValue(stage, 'origin'));

/** Lets a function write people's addresses into logs as keyed hashes, the same in every function. */
export const hashesAddresses = (stage: Stage): Use => setting('LOG_HASH_KEY', secretValue(stage, 'log-hash'));
