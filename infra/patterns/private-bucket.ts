import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { lasting } from './lasting.ts';

export interface PrivateBucketProps {
  /** Objects are deleted after this. */
  readonly keptFor: Duration;
  /** Objects below a prefix that are deleted sooner. */
  readonly sooner?: { readonly prefix: string; readonly keptFor: Duration };
  /** Who writes and reads it, and why its accesses need no log of their own. */
  readonly whyNoAccessLog: string;
}

/**
 * A bucket that only the house's functions and operators touch: encrypted, TLS only, never public, kept with its data. It has
 * no name of its own, which would stand in the way when the stage is deployed again beside what was kept.
 */
export const privateBucket = (
  scope: Construct,
  id: string,
  { keptFor, sooner, whyNoAccessLog }: PrivateBucketProps,
): Bucket => {
  const bucket = new Bucket(scope, id, {
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    lifecycleRules: [{ expiration: keptFor, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  if (sooner) bucket.addLifecycleRule({ prefix: sooner.prefix, expiration: sooner.keptFor });
  acknowledge(bucket, 'AwsSolutions-S1', whyNoAccessLog);
  return lasting(bucket, bucket.bucketName, bucket.bucketArn);
};
