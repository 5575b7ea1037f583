import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { lasting } from './lasting.ts';

export interface PrivateBucketProps {
  /** Objects are deleted after this. */
  readonly keptFor: Duration;
  /** Objects below this prefix are deleted sooner. */
  readonly sooner?: { readonly prefix: string; readonly keptFor: Duration };
  /** Who writes and reads it, and why its accesses need no log of their own. */
  readonly whyNoAccessLog: string;
}

/** Encrypted, TLS only, never public, retained when its stack is deleted. */
export const keptPrivate = {
  encryption: BucketEncryption.S3_MANAGED,
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
};

/**
 * A bucket for our functions and operators only, kept private and retained. Its name is generated: a fixed name would still be taken by the retained bucket when the stage is deployed again.
 */
export const privateBucket = (
  scope: Construct,
  id: string,
  { keptFor, sooner, whyNoAccessLog }: PrivateBucketProps,
): Bucket => {
  const bucket = new Bucket(scope, id, {
    ...keptPrivate,
    lifecycleRules: [{ expiration: keptFor, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  if (sooner) bucket.addLifecycleRule({ prefix: sooner.prefix, expiration: sooner.keptFor });
  acknowledge(bucket, { 'AwsSolutions-S1': whyNoAccessLog });
  return lasting(bucket, bucket.bucketName, bucket.bucketArn);
};
