import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { streamFunction } from '../patterns/stream-function.ts';
import { onTable } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';

/** Stored batches only: they alone say how many records they hold. No claims of an hour, and nothing that expires. */
const batchFilter = { eventName: ['INSERT'], dynamodb: { NewImage: { n: { N: [{ exists: true }] } } } };

/** What was stored is counted, and whoever acts on it is told. */
export const monitoringDomain = (scope: Construct, house: House, data: DataStack): void => {
  const fold = streamFunction(scope, house, {
    entry: 'monitoring/fold',
    // Puts whole items on the version it has read; looks nothing up but by key.
    uses: [
      onTable(data.monitoring, 'MONITORING_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
      ]),
    ],
    whenItFails: 'Analysts and admins see old figures, and nobody is told of new errors of customers',
    tables: [data.telemetry],
    filter: batchFilter,
    // Every counter item is written once a fold, so that a busy second's batches cost little more than one. Longer would
    // save more, but a record is to show within five seconds and the store has gathered for one already.
    batch: { size: 1000, window: Duration.seconds(1) },
    namesShard: true,
  });
  house.watch.add({
    id: 'TelemetryUnreadable',
    whenItFails: 'The figures of the monitoring stand still behind a batch that cannot be read',
    firstLook: 'log group of monitoring/fold, which names the batch: mend its reading within twenty hours',
    metric: new Metric({
      namespace: 'Skybarrel',
      metricName: 'TelemetryUnreadable',
      dimensionsMap: { service: fold.functionName },
      period: Duration.minutes(5),
      statistic: 'Sum',
    }),
    threshold: 1,
  });
};
