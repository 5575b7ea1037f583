import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { type House, idOf } from '../house.ts';
import { domainOf } from './failures.ts';
import { houseFunction } from './house-function.ts';
import type { Use } from './uses.ts';

export interface ScheduledFunctionProps {
  readonly entry: string;
  readonly uses: readonly Use[];
  readonly whenItFails: string;
  /** As for every function of the house. */
  readonly memory?: number;
  readonly every: Duration;
  /** Half of its interval unless told otherwise, so that two runs never meet. */
  readonly timeout?: Duration;
  /** True where somebody is hurt within the day when it stops running, which no failure of its own would tell. */
  readonly ringsWhenSilent?: boolean;
  /** Where events rest that it could not take, when the bus calls it, too. */
  readonly lost?: IQueue;
}

/** Three missed runs are no accident any more. A period of CloudWatch's is a day at most. */
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

/** A function the clock calls. */
export const scheduledFunction = (
  scope: Construct,
  house: House,
  props: ScheduledFunctionProps,
): LambdaFunction => {
  const fn = houseFunction(scope, house, {
    ...props,
    timeout: props.timeout ?? Duration.seconds(props.every.toSeconds() / 2),
  });
  new Rule(scope, `${idOf(props.entry)}Schedule`, {
    description: `Runs lambdas/${props.entry}`,
    schedule: Schedule.rate(props.every),
    // A missed run is not repeated: the next one sees the same work.
    targets: [new LambdaTarget(fn, { retryAttempts: 0 })],
  });
  if (props.ringsWhenSilent) watchSilence(house, fn, props);
  return fn;
};
