import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Accepts one finding of cdk-nag on one resource. The evidence says what was looked at and why the rule does not
 * hold here; there is none for a whole stack.
 */
export const acknowledge = (resource: IConstruct, rule: string, evidence: string): void => {
  Validations.of(resource).acknowledge({ id: rule, reason: evidence });
};
