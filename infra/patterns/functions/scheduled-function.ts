import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type House, idOf, type Piece } from '../../house.ts';
import { callOn, type Heard } from '../events/heard-events.ts';
import { lostEvents } from '../events/lost-events.ts';
import { domainOf } from '../failures.ts';
import type { Use } from '../uses.ts';
import { houseFunction } from './house-function.ts';

export interface ScheduledFunctionProps {
  readonly entry: string;
  readonly uses: readonly Use[];
  readonly whenItFails: string;
  /** Default: as for every function. */
  readonly memoryMb?: number;
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

/** An alarm is raised after three missed runs. A CloudWatch period is a day at most. */
const watchSilence = (house: House, fn: LambdaFunction, props: ScheduledFunctionProps): void => {
  const silent = Duration.minutes(Math.max(15, 3 * props.every.toMinutes()));
  const period = Duration.minutes(Math.min(silent.toMinutes(), Duration.days(1).toMinutes()));
  house.watch.add({
    id: `${idOf(props.entry)}Silent`,
    area: domainOf(props.entry),
    whenItFails: `${props.whenItFails} (it has not run for ${silent.toHumanString()})`,
    firstLook: 'the schedule rule: is it enabled?',
    metric: fn.metricInvocations({ period, statistic: 'Sum' }),
    periods: Math.ceil(silent.toMinutes() / period.toMinutes()),
    threshold: 0,
    silence: true,
  });
};

/** A function that runs at an interval, and also when the bus has an event that it listens to. */
export const scheduledFunction =
  ({ hears = [], ...props }: ScheduledFunctionProps): Piece =>
  (scope, house) => {
    const fn = houseFunction(scope, house, {
      ...props,
      ...(hears.length > 0 ? { deadLetterQueue: lostEvents(scope, house) } : {}),
      timeout: props.timeout ?? Duration.seconds(props.every.toSeconds() / 2),
    });
    new Rule(scope, `${idOf(props.entry)}Schedule`, {
      description: `Runs lambdas/${props.entry}`,
      schedule: Schedule.rate(props.every),
      // A failed start is not repeated: the next run finds the same work.
      targets: [new LambdaTarget(fn, { retryAttempts: 0 })],
    });
    callOn(scope, house, hears, fn);
    if (props.ringsWhenSilent) watchSilence(house, fn, props);
  };
