/**
 * Behaviour of aws-cdk-lib that the house relies on, pinned so that a plain run of the app, the CLI and the tests
 * synthesize the same templates.
 */
export const flags: Readonly<Record<string, unknown>> = {
  // Without it `--strict` fails on every reference between stacks; weak references never block a deletion or rename.
  // What keeps data is referred to by exports all the same: patterns/lasting.ts.
  '@aws-cdk/core:defaultCrossStackReferences': 'weak',
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:enablePartitionLiterals': true,
  '@aws-cdk/core:explicitStackTags': true,
  '@aws-cdk/core:validateSnapshotRemovalPolicy': true,
  '@aws-cdk/core:aspectStabilization': true,
  '@aws-cdk/core:target-partitions': ['aws'],
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-lambda:recognizeLayerVersion': true,
  '@aws-cdk/aws-lambda:useCdkManagedLogGroup': true,
  '@aws-cdk/aws-events:eventsTargetQueueSameAccount': true,
  '@aws-cdk/aws-events:requireEventBusPolicySid': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/aws-s3:createDefaultLoggingPolicy': true,
  '@aws-cdk/aws-s3:publicAccessBlockedByDefault': true,
  '@aws-cdk/aws-cloudfront:defaultFunctionRuntimeV2_0': true,
  '@aws-cdk/aws-cloudfront:defaultSecurityPolicyTLSv1.2_2021': true,
};
