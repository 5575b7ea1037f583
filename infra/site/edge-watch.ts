import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { House } from '../house.ts';
import type { EdgeFunctions } from './edge-functions.ts';

/** CloudFront reports the metrics of all edges under `Region: Global`. */
const edgeMetric = (
  metricName: string,
  dimensions: Readonly<Record<string, string>>,
  statistic: string,
): IMetric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { ...dimensions, Region: 'Global' },
    period: Duration.minutes(5),
    statistic,
  });

/**
 * Alarms on failures of the edge itself. Then nothing behind the edge is called, so no log of our functions shows them.
 */
export const watchEdge = (house: House, distribution: Distribution, functions: EdgeFunctions): void => {
  house.watch.add({
    id: 'SiteFails',
    area: 'edge',
    whenItFails: 'Visitors and customers see an error instead of the site, the app or an answer of the API',
    firstLook:
      'the distribution: does it answer itself (its functions, its origins), or does it pass on errors of the API',
    metric: edgeMetric('5xxErrorRate', { DistributionId: distribution.distributionId }, 'Average'),
    // In percent. One failed call in a quiet hour is no outage, and the API has alarms for it.
    threshold: 20,
    periods: 2,
  });
  house.watch.graphs.push({
    area: 'edge',
    title: 'Requests at the edge',
    metrics: [edgeMetric('Requests', { DistributionId: distribution.distributionId }, 'Sum')],
  });
  const failures = Object.values(functions).flatMap((fn) =>
    ['FunctionExecutionErrors', 'FunctionValidationErrors'].map((name) =>
      edgeMetric(name, { FunctionName: fn.functionName }, 'Sum'),
    ),
  );
  house.watch.add({
    id: 'EdgeFunctionsFail',
    area: 'edge',
    whenItFails: 'Visitors and customers get an error from the edge, whatever they ask for',
    firstLook: 'infra/edge: the log groups /aws/cloudfront/function in us-east-1, and what was deployed last',
    metric: new MathExpression({
      expression: 'SUM(METRICS())',
      usingMetrics: Object.fromEntries(failures.map((metric, index) => [`m${index}`, metric])),
      label: 'Failed runs of edge functions',
      period: Duration.minutes(5),
    }),
    threshold: 1,
  });
};
