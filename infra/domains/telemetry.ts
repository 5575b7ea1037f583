import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { House } from '../house.ts';
import { queueFunction } from '../patterns/queue-function.ts';
import { onTable } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';

/** What browsers reported gets from the queue into the table, where the monitoring follows it. */
export const telemetryDomain = (scope: Construct, house: House, data: DataStack): void => {
  queueFunction(scope, house, {
    entry: 'telemetry/store',
    // Only ever adds. Reads single items, to find the hour of a batch whose browser has a wrong clock.
    uses: [onTable(data.telemetry, 'TELEMETRY_TABLE', ['dynamodb:PartiQLInsert', 'dynamodb:GetItem'])],
    whenItFails: 'Analysts and admins do not see new errors, measurements and business events of customers',
    queue: data.telemetryQueue,
    // A second's worth together: ten calls store 250 batches. Three at once are thousands of events a second, and what
    // a flood brings beyond that waits in the queue instead of taking functions from customers.
    batch: { size: 250, window: Duration.seconds(1) },
    atOnce: 3,
  });
};
