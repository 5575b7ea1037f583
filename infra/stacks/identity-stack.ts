import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { identityDomain } from '../domains/identity.ts';
import type { House } from '../house.ts';
import type { DataStack } from './data-stack.ts';

export interface IdentityStackProps extends StackProps {
  readonly data: DataStack;
  readonly siteUrl: string;
}

/** User pool, client and triggers: they stay together, because each needs the other's ARN. */
export class IdentityStack extends Stack {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, house: House, props: IdentityStackProps) {
    super(scope, id, props);
    const { pool, client } = identityDomain(this, house, props);
    this.pool = pool;
    this.client = client;
    new CfnOutput(this, 'UserPoolId', { value: pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: client.userPoolClientId });
  }
}
