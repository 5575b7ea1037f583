import { Duration } from 'aws-cdk-lib';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { EXPORT_GIVEN_UP_AFTER } from '#domain/monitoring/exports/export-job.ts';
import { ExportRequestedV1 } from '#events/monitoring/export-requested.v1.ts';
import type { House } from '../house.ts';
import { houseFunction } from '../patterns/house-function.ts';
import { hearEvents, type LostEvents } from '../patterns/lost-events.ts';
import { streamFunction } from '../patterns/stream-function.ts';
import { onObjects, onTable } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';

/** Stored batches only: they alone say how many records they hold. No claims of an hour, and nothing that expires. */
const batchFilter = { eventName: ['INSERT'], dynamodb: { NewImage: { n: { N: [{ exists: true }] } } } };

export interface MonitoringDomainProps {
  readonly data: DataStack;
  readonly bus: IEventBus;
  readonly lost: LostEvents;
}

const foldOf = (scope: Construct, house: House, data: DataStack): void => {
  streamFunction(scope, house, {
    entry: 'monitoring/fold',
    // Puts whole items on the version it has read; looks nothing up but by key.
    uses: [
      onTable(data.monitoring, 'MONITORING_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:PutItem',
      ]),
    ],
    whenItFails:
      'Analysts and admins see old figures, and nobody is told of new errors of customers; its log names a batch that cannot be read, which is to be mended within twenty hours',
    tables: [data.telemetry],
    failures: data.failedEvents,
    filter: batchFilter,
    // Every counter item is written once a fold, so that a busy second's batches cost little more than one. Longer would
    // save more, but a record is to show within five seconds and the store has gathered for one already.
    batch: { size: 1000, window: Duration.seconds(1) },
    namesShard: true,
  });
};

const exportsOf = (scope: Construct, house: House, { data, bus, lost }: MonitoringDomainProps): void => {
  const exports = houseFunction(scope, house, {
    entry: 'monitoring/export',
    uses: [
      onTable(data.telemetry, 'TELEMETRY_TABLE', ['dynamodb:Query']),
      onTable(data.monitoring, 'MONITORING_TABLE', [
        'dynamodb:BatchGetItem',
        'dynamodb:GetItem',
        'dynamodb:UpdateItem',
      ]),
      onObjects('EXPORTS_BUCKET', {
        bucket: data.exports,
        prefix: 'exports/',
        actions: ['s3:PutObject'],
        evidence:
          'Files are named by the id of their order; the grant is PutObject below one prefix of one bucket.',
      }),
    ],
    whenItFails: 'Admins and analysts wait for exports that never come',
    // Unpacking and signing parts is work for the processor, which comes with memory.
    memory: 1024,
    timeout: Duration.minutes(2),
    lost,
    // Then an order counts as failed (EXPORT_GIVEN_UP_AFTER), and nobody waits for its file any longer.
    triedFor: Duration.minutes(EXPORT_GIVEN_UP_AFTER),
  });
  hearEvents(scope, 'ExportRequestedRule', exports, {
    description: 'Somebody asked for a file of telemetry: write it',
    bus,
    pattern: { source: [ExportRequestedV1.source], detailType: [ExportRequestedV1.type] },
    lost,
  });
};

/** What was stored is counted, whoever acts on it is told, and files are written for those who ask. */
export const monitoringDomain = (scope: Construct, house: House, props: MonitoringDomainProps): void => {
  foldOf(scope, house, props.data);
  exportsOf(scope, house, props);
};
