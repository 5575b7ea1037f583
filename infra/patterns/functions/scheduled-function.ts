import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { idOf, type Piece } from '../../house.ts';
import { callOn, type Heard } from '../events/heard-events.ts';
import { type EveryFunction, type HouseFunctionProps, houseFunction } from './house-function.ts';
import { watchSilence } from './watch-silence.ts';

export interface ScheduledFunctionProps extends EveryFunction, Pick<HouseFunctionProps, 'memoryMb'> {
  readonly every: Duration;
  /** Default: half of the interval, so that two runs never overlap. */
  readonly timeout?: Duration;
  /**
   * True when people are affected within a day if it stops running. A function that does not run reports no failure, so
   * this needs an alarm of its own.
   */
  readonly ringsWhenSilent?: boolean;
  /** Events that the bus calls it with in addition. */
  readonly hears?: readonly Heard[];
}

/** A function that runs at an interval, and also when the bus has an event that it listens to. */
export const scheduledFunction =
  ({ hears = [], ...props }: ScheduledFunctionProps): Piece =>
  (scope, house) => {
    const fn = houseFunction(scope, house, {
      ...props,
      ...(hears.length > 0 ? { deadLetterQueue: house.parts.deadLetters.get('LostEvents') } : {}),
      timeout: props.timeout ?? Duration.seconds(props.every.toSeconds() / 2),
    });
    new Rule(scope, `${idOf(props.entry)}Schedule`, {
      description: `Runs lambdas/${props.entry}`,
      schedule: Schedule.rate(props.every),
      // A failed start is not repeated: the next run finds the same work.
      targets: [new LambdaTarget(fn, { retryAttempts: 0 })],
    });
    callOn(scope, house, props.entry, hears, fn);
    // The alarm is raised after three missed runs.
    const silent = Duration.minutes(Math.max(15, 3 * props.every.toMinutes()));
    if (props.ringsWhenSilent) watchSilence(house, fn, props, { silent });
  };
