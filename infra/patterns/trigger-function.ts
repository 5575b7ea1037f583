import { Duration } from 'aws-cdk-lib';
import type { UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { houseFunction } from './house-function.ts';
import type { Use } from './uses.ts';

export interface TriggerFunctionProps {
  readonly entry: string;
  readonly uses: readonly Use[];
  readonly whenItFails: string;
  /** True where throwing is how it says no to somebody. */
  readonly refuses?: boolean;
  readonly pool: UserPool;
  readonly operation: UserPoolOperation;
}

/**
 * A function that Cognito calls and waits for. Cognito gives it five seconds and three tries, so it has five; 1024 MB
 * halve its cold start, during which somebody looks at a spinner.
 */
export const triggerFunction = (
  scope: Construct,
  house: House,
  props: TriggerFunctionProps,
): LambdaFunction => {
  const fn = houseFunction(scope, house, { ...props, memory: 1024, timeout: Duration.seconds(5) });
  props.pool.addTrigger(props.operation, fn);
  return fn;
};
