import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts findings of cdk-nag on one resource, each by its rule. The evidence says what was examined and why the finding does not
 * apply here. No finding is accepted for a whole stack.
 */
export const acknowledge = (resource: IConstruct, findings: Readonly<Record<string, string>>): void => {
  for (const [id, reason] of Object.entries(findings)) Validations.of(resource).acknowledge({ id, reason });
};

/** Accepts wildcards of one role one by one, because cdk-nag reports every action and resource of a policy. */
export const acknowledgeWildcards = (
  role: IConstruct,
  wildcards: readonly string[],
  evidence: string,
): void => {
  for (const wildcard of wildcards) acknowledge(role, { [`AwsSolutions-IAM5[${wildcard}]`]: evidence });
};
