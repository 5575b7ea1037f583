import { SecretValue } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';
import { setting, type Use } from './uses.ts';

/** Name of the secret by which the API knows CloudFront; a fixed name lets every stack refer to it without a link. */
export const originSecretName = (stage: Stage): string => `skybarrel-${stage.name}-origin`;

/** The secret as CloudFormation resolves it at deployment: no template and no asset ever holds its value. */
export const originSecretValue = (stage: Stage): string =>
  SecretValue.secretsManager(originSecretName(stage)).unsafeUnwrap();

/** Lets an HTTP function know CloudFront's header. */
export const knowsOrigin = (stage: Stage): Use => setting('ORIGIN_SECRET', originSecretValue(stage));
