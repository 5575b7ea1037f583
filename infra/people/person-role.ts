import { Aws, Duration } from 'aws-cdk-lib';
import { AccountRootPrincipal, type PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type House, idOf } from '../house.ts';
import { acknowledgeWildcards } from '../patterns/acknowledge.ts';

export interface PersonRoleProps {
  /** `on-call` makes the role `skybarrel-STAGE-on-call`. */
  readonly name: 'analyst' | 'on-call' | 'deployer';
  readonly description: string;
  readonly statements: readonly PolicyStatement[];
  /** The statements with wildcards, as cdk-nag names them, and why nothing narrower is enough. */
  readonly wildcards: { readonly findings: readonly string[]; readonly evidence: string };
}

/** ARN of a resource in this account and region. */
export const here = (service: string, resource: string): string =>
  `arn:${Aws.PARTITION}:${service}:${Aws.REGION}:${Aws.ACCOUNT_ID}:${resource}`;

/** ARN of a resource of this account that is in no region. */
export const everywhere = (service: string, resource: string): string =>
  `arn:${Aws.PARTITION}:${service}::${Aws.ACCOUNT_ID}:${resource}`;

/** How cdk-nag names a grant on an ARN with a wildcard. */
export const findingOn = (arn: string): string =>
  `Resource::${arn
    .replaceAll(Aws.PARTITION, '<AWS::Partition>')
    .replaceAll(Aws.REGION, '<AWS::Region>')
    .replaceAll(Aws.ACCOUNT_ID, '<AWS::AccountId>')}`;

/**
 * A role that people of the account assume for up to twelve hours, if their own user or permission set allows
 * `sts:AssumeRole` on it. The role alone gives nobody any permission.
 */
export const personRole = (scope: Construct, house: House, props: PersonRoleProps): Role => {
  const role = new Role(scope, `${idOf(props.name)}Role`, {
    roleName: `skybarrel-${house.stage.name}-${props.name}`,
    description: props.description,
    assumedBy: new AccountRootPrincipal(),
    maxSessionDuration: Duration.hours(12),
  });
  for (const statement of props.statements) role.addToPolicy(statement);
  acknowledgeWildcards(role, props.wildcards.findings, props.wildcards.evidence);
  return role;
};
