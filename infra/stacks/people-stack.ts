import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { analyst } from '../people/analyst.ts';
import { deployer } from '../people/deployer.ts';
import { onCall } from '../people/on-call.ts';

/** What people of the house may do in the AWS account, each by a role they take on for a day. */
export class PeopleStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    analyst(this, house);
    onCall(this, house);
    deployer(this, house);
  }
}
