import { Aws } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { allow } from '../patterns/allow.ts';
import { findingOn, here, personRole } from './person-role.ts';

/** A role that `cdk bootstrap` makes, under its default name. */
const bootstrapRole = (purpose: string): string =>
  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-hnb659fds-${purpose}-role-${Aws.ACCOUNT_ID}-${Aws.REGION}`;

/** Quotas of the account, which AWS grants only as a whole. */
const readsQuotas = ['lambda:GetAccountSettings', 'ses:GetAccount'];

/**
 * Deploys and tests the deployment: assumes the roles of `cdk bootstrap`, raises one alarm of the stage as a test, and reads the quotas of
 * the account. The permissions to make resources belong to CloudFormation's own role.
 */
export const deployer = (scope: Construct, house: House): void => {
  const alarms = here('cloudwatch', `alarm:skybarrel-${house.stage.name}-*`);
  // The test asks it for the address of the site.
  const edge = here('cloudformation', `stack/skybarrel-${house.stage.name}-edge/*`);
  // The list of alarms is one of all alarms of the account, whatever is searched in it.
  const everyAlarm = here('cloudwatch', 'alarm:*');
  personRole(scope, house, {
    name: 'deployer',
    description: 'Deploys through the roles of cdk bootstrap, and runs the test after it',
    statements: [
      allow(['sts:AssumeRole'], ...['deploy', 'file-publishing', 'lookup'].map(bootstrapRole)),
      allow(['cloudwatch:DescribeAlarmHistory', 'cloudwatch:SetAlarmState'], alarms),
      allow(['cloudwatch:DescribeAlarms'], everyAlarm),
      allow(['cloudformation:DescribeStacks'], edge),
      allow(readsQuotas, '*'),
    ],
    wildcards: {
      findings: [findingOn(alarms), findingOn(everyAlarm), findingOn(edge), 'Resource::*'],
      evidence:
        'Alarms of one stage by its name: the test after a deployment raises the first one that it finds. One stack by its name: its ARN ends in an id that CloudFormation chooses. Quotas are those of the account.',
    },
  });
};
