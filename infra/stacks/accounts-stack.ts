import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { domains } from '../domains/index.ts';
import type { House } from '../house.ts';
import type { Accounts } from '../patterns/parts.ts';

/** User pool, client and triggers. They are in one stack, because pool and triggers need each other's ARN. */
export class AccountsStack extends Stack {
  readonly accounts: Accounts;

  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    for (const { accounts } of domains) accounts?.(this, house);
    for (const { triggers = [] } of domains) for (const trigger of triggers) trigger(this, house);
    this.accounts = house.parts.accounts.get('Users');
    new CfnOutput(this, 'UserPoolId', { value: this.accounts.pool.userPoolId });
    new CfnOutput(this, 'UserPoolClientId', { value: this.accounts.client.userPoolClientId });
  }
}
