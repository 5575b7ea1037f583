import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { alarmOf } from '../observability/alarm.ts';
import { alarmTopic } from '../observability/alarm-topic.ts';
import { areaConcerns } from '../observability/area-concerns.ts';
import { monthlyBudget } from '../observability/budget.ts';
import { dashboardOf } from '../observability/dashboard.ts';
import type { Concern } from '../patterns/watch.ts';

/** All functions of the account share its concurrency, so one metric covers all of them. */
const throttles: Concern = {
  id: 'FunctionsThrottled',
  area: 'api',
  whenItFails: 'People wait or see errors, because Lambda starts no more functions at once in this account',
  firstLook:
    'concurrent executions in the Lambda console: is it a flood, or is the quota of the account too small (ask for more)',
  metric: new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Throttles',
    period: Duration.minutes(5),
    statistic: 'Sum',
  }),
  // Queues and events retry by themselves, so a few throttles hurt nobody.
  threshold: 10,
  isFlat: true,
};

/** What is counted at once is the same for all stages of an account. It rings before anybody is hurt, because more quota takes days. */
const nearQuota = (functionsAtOnce: number): Concern => ({
  id: 'FunctionsNearQuota',
  area: 'api',
  whenItFails: `Nobody is hurt yet: of the ${functionsAtOnce} functions that AWS has at work at once in this account, four fifths were`,
  firstLook:
    'concurrent executions in the Lambda console: if it was no flood, ask for a larger quota now, then set functionsAtOnce',
  metric: new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'ConcurrentExecutions',
    period: Duration.minutes(5),
    statistic: 'Maximum',
  }),
  threshold: 0.8 * functionsAtOnce,
});

/** Alarms for everything that the constructs want watched, the topic that they are sent to, one dashboard, and a budget. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, house: House, props: StackProps) {
    super(scope, id, props);
    const topic = alarmTopic(this, house);
    const concerns = [
      ...areaConcerns(house),
      throttles,
      nearQuota(house.stage.functionsAtOnce),
      ...house.watch.concerns,
    ];
    dashboardOf(
      this,
      house,
      concerns.map((concern) => ({ concern, alarm: alarmOf(this, house, concern, topic) })),
    );
    if (house.stage.alarmMail) monthlyBudget(this, house, house.stage.alarmMail);
  }
}
