import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Piece } from '../house.ts';

const reputation = (metricName: string): Metric =>
  new Metric({ namespace: 'AWS/SES', metricName, period: Duration.hours(1), statistic: 'Maximum' });

/**
 * Alarms on bounces and complaints. AWS reviews an account at 5 % of bounces or 0.1 % of complaints, and may stop its mail.
 * Watched only where the stage sends with SES.
 */
export const watchMail =
  (area: string): Piece =>
  (_scope, { stage, watch }) => {
    if (!stage.sesIdentity) return;
    watch.add({
      id: 'MailBounces',
      area,
      whenItFails: 'Mail comes back; from 5 % on AWS may stop all mail of the account',
      firstLook: 'SES console, reputation metrics: which addresses, and who entered them',
      metric: reputation('Reputation.BounceRate'),
      threshold: 0.04,
    });
    watch.add({
      id: 'MailComplaints',
      area,
      whenItFails: 'People mark our mail as spam; from 0.1 % on AWS may stop all mail of the account',
      firstLook: 'SES console, reputation metrics: which mail was it, and did they ask for it',
      metric: reputation('Reputation.ComplaintRate'),
      threshold: 0.0008,
    });
  };
