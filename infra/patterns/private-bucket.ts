import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { bucketName, type House } from '../house.ts';
import { acknowledge } from './acknowledge.ts';

export interface PrivateBucketProps {
  readonly purpose: Parameters<typeof bucketName>[1];
  /** Objects are deleted after this. */
  readonly keptFor: Duration;
  /** Who writes and reads it, and why its accesses need no log of their own. */
  readonly whyNoAccessLog: string;
}

/** A bucket that only the house's functions and operators touch: encrypted, TLS only, never public, kept with its data. */
export const privateBucket = (
  scope: Construct,
  house: House,
  id: string,
  { purpose, keptFor, whyNoAccessLog }: PrivateBucketProps,
): Bucket => {
  const bucket = new Bucket(scope, id, {
    bucketName: bucketName(house.stage, purpose),
    encryption: BucketEncryption.S3_MANAGED,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
    lifecycleRules: [{ expiration: keptFor, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  acknowledge(bucket, 'AwsSolutions-S1', whyNoAccessLog);
  return bucket;
};
