import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { type ExpiringClass, retention } from '#domain/kernel/retention.ts';
import { acknowledge } from './acknowledge.ts';
import { lasting } from './lasting.ts';

export interface PrivateBucketProps {
  /** Objects are deleted after the days of this class. Without it only those in `folders` are. */
  readonly keptAs?: ExpiringClass;
  /** Objects below these prefixes are deleted after another time. Where several times apply, S3 takes the shortest. */
  readonly folders?: Readonly<Record<`${string}/`, ExpiringClass>>;
  /** True when browsers send files to it with links that a function has signed. Every file that arrives becomes an event. */
  readonly takesUploads?: boolean;
  /** Pages of the app show pictures of it, by links that are signed for one file. */
  readonly showsPictures?: boolean;
  /** Who writes and reads it, and why its accesses need no log of their own. */
  readonly whyNoAccessLog: string;
}

/** The days of a class. */
export const daysOf = (kept: ExpiringClass): Duration => Duration.days(retention[kept].days);

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
  { keptAs, folders = {}, whyNoAccessLog }: Omit<PrivateBucketProps, 'takesUploads' | 'showsPictures'>,
): Bucket => {
  const bucket = new Bucket(scope, id, {
    ...keptPrivate,
    lifecycleRules: [
      {
        ...(keptAs ? { expiration: daysOf(keptAs) } : {}),
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
  });
  for (const [prefix, kept] of Object.entries(folders))
    bucket.addLifecycleRule({ prefix, expiration: daysOf(kept) });
  acknowledge(bucket, { 'AwsSolutions-S1': whyNoAccessLog });
  return lasting(bucket, bucket.bucketName, bucket.bucketArn);
};
