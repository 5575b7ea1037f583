import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import type { Concern } from '../patterns/watch.ts';

/** The alarm of a concern. Its text says who is hurt and where to look first. It sends a mail when it is raised and when it is over. */
export const alarmOf = (scope: Construct, house: House, concern: Concern, topic: Topic): Alarm => {
  const alarm = new Alarm(scope, concern.id, {
    alarmName: `skybarrel-${house.stage.name}-${concern.id}`,
    alarmDescription: `${concern.whenItFails}.\nLook first: ${concern.firstLook}.`,
    metric: concern.metric,
    threshold: concern.threshold,
    evaluationPeriods: concern.periods ?? 1,
    comparisonOperator: concern.silence
      ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: concern.silence ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
  });
  const notify = new SnsAction(topic);
  alarm.addAlarmAction(notify);
  alarm.addOkAction(notify);
  // A new alarm begins in the state without data, so the first deployment of a schedule sends no mail.
  if (concern.silence) alarm.addInsufficientDataAction(notify);
  return alarm;
};
