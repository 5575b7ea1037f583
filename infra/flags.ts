/**
 * Feature flags of aws-cdk-lib that we rely on. They are pinned here, so that the app alone, the CLI and the tests all
 * synthesize the same templates.
 */
export const flags: Readonly<Record<string, unknown>> = {
  // Without it `--strict` fails on every reference between stacks. Weak references never block a deletion or rename.
  // Resources that keep data are referred to by exports nevertheless (patterns/lasting.ts).
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
