import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts one finding of cdk-nag on one resource. The evidence says what was examined and why the finding does not
 * apply here. No finding is accepted for a whole stack.
 */
export const acknowledge = (resource: IConstruct, rule: string, evidence: string): void => {
  Validations.of(resource).acknowledge({ id: rule, reason: evidence });
};

/** Accepts wildcards of one role one by one, because cdk-nag reports every action and resource of a policy. */
export const acknowledgeWildcards = (
  role: IConstruct,
  wildcards: readonly string[],
  evidence: string,
): void => {
  for (const wildcard of wildcards) acknowledge(role, `AwsSolutions-IAM5[${wildcard}]`, evidence);
};
