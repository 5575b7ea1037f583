import { CURRENT_VERSION_EXPIRED_FLAGS, FLAGS } from 'aws-cdk-lib/cx-api';

/**
 * Feature flags of aws-cdk-lib that we rely on. They are pinned here, so that the app alone, the CLI and the tests all
 * synthesize the same templates.
 */
const chosen: Readonly<Record<string, unknown>> = {
  // Without it `--strict` fails on every reference between stacks. Weak references never block a deletion or rename.
  // Resources that keep data are referred to by exports nevertheless (patterns/lasting.ts).
  '@aws-cdk/core:defaultCrossStackReferences': 'weak',
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:enablePartitionLiterals': true,
  '@aws-cdk/core:explicitStackTags': true,
  // What CloudFormation would refuse ends the synthesis, also without `--strict`.
  '@aws-cdk/core:validateAgainstDefaultRules': true,
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

/**
 * Every flag of this release of aws-cdk-lib. Those that we do not rely on have the value that they have anyway. Saying so keeps the
 * CLI from listing them, as undecided, after each synthesis.
 */
export const flags: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.entries(FLAGS)
      .filter(([name]) => !CURRENT_VERSION_EXPIRED_FLAGS.includes(name))
      .map(([name, { unconfiguredBehavesLike }]) => [name, unconfiguredBehavesLike?.v2 ?? false]),
  ),
  ...chosen,
};
