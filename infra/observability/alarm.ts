import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import type { Concern } from '../patterns/watch.ts';

/** How many characters CloudWatch takes. */
const longestText = 1024;
const cut = '\n… and more, cut here because the text of an alarm is short';

/**
 * What the person on call reads: who is hurt, then where to look first. A text that is too long is cut after a whole line
 * before the second part, so that a domain can get functions without an end.
 */
export const textOf = ({ whenItFails, firstLook }: Pick<Concern, 'whenItFails' | 'firstLook'>): string => {
  const look = `\nLook first: ${firstLook}.`;
  const hurt = `${whenItFails}.`;
  if (hurt.length + look.length <= longestText) return `${hurt}${look}`;
  const fits = hurt.slice(0, longestText - look.length - cut.length);
  const lines = fits.lastIndexOf('\n');
  return `${lines > 0 ? fits.slice(0, lines) : fits}${cut}${look}`;
};

/** The alarm of a concern. Its text says who is hurt and where to look first. It sends a mail when it is raised and when it is over. */
export const alarmOf = (scope: Construct, house: House, concern: Concern, topic: Topic): Alarm => {
  const alarm = new Alarm(scope, concern.id, {
    alarmName: `skybarrel-${house.stage.name}-${concern.id}`,
    alarmDescription: textOf(concern),
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
