import { Duration } from 'aws-cdk-lib';
import type { LambdaVersion, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Policy } from 'aws-cdk-lib/aws-iam';
import { idOf, type Piece } from '../../house.ts';
import { allow } from '../allow.ts';
import { type EveryFunction, type HouseFunctionProps, houseFunction } from './house-function.ts';

export interface TriggerFunctionProps extends EveryFunction, Pick<HouseFunctionProps, 'refuses'> {
  /**
   * Actions on the pool that calls it. They become a separate policy: the pool depends on its triggers, and these depend
   * on the policies in their roles, so a policy in the role that names the pool would be a circular dependency.
   */
  readonly onItsPool?: readonly string[];
  readonly operation: UserPoolOperation;
  /** Version of the event, for operations that have several. */
  readonly version?: LambdaVersion;
}

/**
 * A function that Cognito calls and waits for. Cognito allows five seconds and tries three times, so the timeout is five
 * seconds. With 1024 MB the cold start, for which a person waits, takes half as long.
 */
export const triggerFunction =
  ({ operation, version, onItsPool, ...props }: TriggerFunctionProps): Piece =>
  (scope, house) => {
    const { pool } = house.parts.accounts.get('Users');
    const fn = houseFunction(scope, house, { ...props, memoryMb: 1024, timeout: Duration.seconds(5) });
    pool.addTrigger(operation, fn, version);
    if (!onItsPool || !fn.role) return;
    new Policy(scope, `${idOf(props.entry)}OnPool`, {
      roles: [fn.role],
      statements: [allow(onItsPool, pool.userPoolArn)],
    });
  };
