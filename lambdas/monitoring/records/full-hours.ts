import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { hourOf } from '../../batches/batch-keys.ts';
import { countedHourKey } from '../../batches/counted-hours.ts';
import type { Clock } from '../../runtime/clock.ts';
import { getItems } from '../../runtime/table/get-items.ts';

/** Returns the hours that have batches of a kind, in the order given. */
export type FullHours = (kind: TelemetryKind, hours: readonly string[]) => Promise<readonly string[]>;

/**
 * Uses the counts of the fold. The current hour is always included, because its first batch may not be counted yet.
 * Reads every hour by its key, which costs the same whether the item exists or not.
 */
export const fullHours =
  (client: DynamoDBDocumentClient, table: string, clock: Clock): FullHours =>
  async (kind, hours) => {
    const keys = hours.map((hour) => countedHourKey(hour, kind));
    const counted = new Set((await getItems(client, table, keys)).map(({ sk }) => sk));
    const now = hourOf(clock());
    return hours.filter((hour) => hour === now || counted.has(`${hour}#${kind}`));
  };
