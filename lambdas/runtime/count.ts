import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** Counts what an alarm or the dashboard watches and no error would show. */
export type Count = (name: 'SignUpWithoutMailbox' | 'MailboxesRepaired', times?: number) => void;

const metrics = new Metrics({
  namespace: 'Skybarrel',
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'skybarrel',
});

/** Writes a CloudWatch metric through the log: namespace Skybarrel, dimension `service` = the function's name. */
export const count: Count = (name, times = 1) => {
  metrics.addMetric(name, MetricUnit.Count, times);
  metrics.publishStoredMetrics();
};
