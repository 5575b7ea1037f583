import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { idOf, type Piece } from '../../house.ts';
import { type EveryFunction, houseFunction } from './house-function.ts';
import { watchSilence } from './watch-silence.ts';

/**
 * A function for long work at night. It runs every quarter of an hour from two to six (New York winter time). Each run
 * continues where the last one stopped, and when the work is done, later runs do nothing. A run ends before the next one
 * begins.
 */
export const nightlyFunction =
  (props: EveryFunction): Piece =>
  (scope, house) => {
    const fn = houseFunction(scope, house, {
      ...props,
      memoryMb: 256, // it waits for other services nearly all the time
      timeout: Duration.minutes(14),
    });
    new Rule(scope, `${idOf(props.entry)}Nights`, {
      description: `Runs lambdas/${props.entry} at night`,
      schedule: Schedule.cron({ minute: '0/15', hour: '7-10' }),
      // A failed start is not repeated: the next run continues there.
      targets: [new LambdaTarget(fn, { retryAttempts: 0 })],
    });
    watchSilence(house, fn, props, { silent: Duration.days(1), words: 'a day' });
  };
