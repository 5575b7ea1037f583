import { Aws, Duration } from 'aws-cdk-lib';
import { AccountRootPrincipal, type PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { type House, idOf } from '../house.ts';
import { acknowledgeWildcards } from '../patterns/acknowledge.ts';

export interface PersonRoleProps {
  /** Who takes it on: `on-call` becomes the role `skybarrel-STAGE-on-call`. */
  readonly name: 'analyst' | 'on-call' | 'deployer';
  readonly description: string;
  readonly statements: readonly PolicyStatement[];
  /** What has a wildcard, as cdk-nag calls it, and why nothing narrower does. */
  readonly wildcards: { readonly findings: readonly string[]; readonly evidence: string };
}

/** ARN of something of this account and region. */
export const here = (service: string, resource: string): string =>
  `arn:${Aws.PARTITION}:${service}:${Aws.REGION}:${Aws.ACCOUNT_ID}:${resource}`;

/** How cdk-nag calls a grant on what an ARN with a wildcard names. */
export const findingOn = (arn: string): string =>
  `Resource::${arn
    .replaceAll(Aws.PARTITION, '<AWS::Partition>')
    .replaceAll(Aws.REGION, '<AWS::Region>')
    .replaceAll(Aws.ACCOUNT_ID, '<AWS::AccountId>')}`;

/**
 * A role that people of the account take on for a working day, where their own user or permission set allows
 * `sts:AssumeRole` on it. It gives nobody anything by itself.
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
