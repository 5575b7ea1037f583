import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { analyst } from '../people/analyst.ts';
import { deployer } from '../people/deployer.ts';
import { onCall } from '../people/on-call.ts';

/** What our people may do in the AWS account: roles that they assume for up to twelve hours. */
export class PeopleStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    analyst(this, house);
    onCall(this, house);
    deployer(this, house);
  }
}
