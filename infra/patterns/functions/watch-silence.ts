import { Duration } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type House, idOf } from '../../house.ts';
import { areaOf } from '../failures.ts';
import type { EveryFunction } from './house-function.ts';

/** Raises an alarm when a function that runs at an interval has not run for `silent`. A CloudWatch period is a day at most. */
export const watchSilence = (
  house: House,
  fn: LambdaFunction,
  props: EveryFunction,
  { silent, words = silent.toHumanString() }: { readonly silent: Duration; readonly words?: string },
): void => {
  const { entry, whenItFails } = props;
  const period = Duration.minutes(Math.min(silent.toMinutes(), Duration.days(1).toMinutes()));
  house.watch.add({
    id: `${idOf(entry)}Silent`,
    area: areaOf(props),
    whenItFails: `${whenItFails} (it has not run for ${words})`,
    firstLook: 'the schedule rule: is it enabled?',
    metric: fn.metricInvocations({ period, statistic: 'Sum' }),
    periods: Math.ceil(silent.toMinutes() / period.toMinutes()),
    threshold: 0,
    silence: true,
  });
};
