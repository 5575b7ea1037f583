import { Aws } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { allow } from '../patterns/allow.ts';
import { findingOn, here, personRole } from './person-role.ts';

/** A role that `cdk bootstrap` makes, under its default name. */
const bootstrapRole = (purpose: string): string =>
  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-hnb659fds-${purpose}-role-${Aws.ACCOUNT_ID}-${Aws.REGION}`;

/**
 * Deploys and tests the deployment: assumes the roles of `cdk bootstrap`, and raises one alarm of the stage as a test. The
 * permissions to make resources belong to CloudFormation's own role.
 */
export const deployer = (scope: Construct, house: House): void => {
  const alarms = here('cloudwatch', `alarm:skybarrel-${house.stage.name}-*`);
  // The test asks it for the address of the site.
  const edge = here('cloudformation', `stack/skybarrel-${house.stage.name}-edge/*`);
  personRole(scope, house, {
    name: 'deployer',
    description: 'Deploys through the roles of cdk bootstrap, and runs the test after it',
    statements: [
      allow(['sts:AssumeRole'], ...['deploy', 'file-publishing', 'lookup'].map(bootstrapRole)),
      allow(
        ['cloudwatch:DescribeAlarmHistory', 'cloudwatch:DescribeAlarms', 'cloudwatch:SetAlarmState'],
        alarms,
      ),
      allow(['cloudformation:DescribeStacks'], edge),
    ],
    wildcards: {
      findings: [findingOn(alarms), findingOn(edge)],
      evidence:
        'Alarms of one stage by its name: the test after a deployment raises the first one that it finds. One stack by its name: its ARN ends in an id that CloudFormation chooses.',
    },
  });
};
