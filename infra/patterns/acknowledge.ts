import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts one finding of cdk-nag on one resource. The evidence says what was looked at and why the rule does not
 * hold here; there is none for a whole stack.
 */
export const acknowledge = (resource: IConstruct, rule: string, evidence: string): void => {
  Validations.of(resource).acknowledge({ id: rule, reason: evidence });
};

/** Accepts wildcards of one role, each by itself: cdk-nag names every action and resource of a policy. */
export const acknowledgeWildcards = (
  role: IConstruct,
  wildcards: readonly string[],
  evidence: string,
): void => {
  for (const wildcard of wildcards) acknowledge(role, `AwsSolutions-IAM5[${wildcard}]`, evidence);
};
