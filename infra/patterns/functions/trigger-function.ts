import { Duration } from 'aws-cdk-lib';
import type { UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { idOf, type Piece } from '../../house.ts';
import type { Use } from '../uses.ts';
import { houseFunction } from './house-function.ts';

export interface TriggerFunctionProps {
  readonly entry: string;
  readonly uses: readonly Use[];
  readonly whenItFails: string;
  /** True where throwing is how it says no to somebody. */
  readonly refuses?: boolean;
  /**
   * What it does with the pool that calls it. This becomes a policy of its own: the pool waits for its triggers and these for the
   * policies within their roles, so that one of those could not name the pool.
   */
  readonly onItsPool?: readonly string[];
  readonly operation: UserPoolOperation;
}

/**
 * A function that Cognito calls and waits for. Cognito gives it five seconds and three tries, so it has five; 1024 MB
 * halve its cold start, during which somebody looks at a spinner.
 */
export const triggerFunction =
  ({ operation, onItsPool, ...props }: TriggerFunctionProps): Piece =>
  (scope, house) => {
    const { pool } = house.parts.accounts.get('Users');
    const fn = houseFunction(scope, house, { ...props, memory: 1024, timeout: Duration.seconds(5) });
    pool.addTrigger(operation, fn);
    if (!onItsPool || !fn.role) return;
    new Policy(scope, `${idOf(props.entry)}OnPool`, {
      roles: [fn.role],
      statements: [new PolicyStatement({ actions: [...onItsPool], resources: [pool.userPoolArn] })],
    });
  };
