import { utcHoursOf } from '#domain/monitoring/days.ts';
import type { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import type { BatchStore } from '../../batches/batch-store.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { FullHours } from './full-hours.ts';
import type { Position } from './position.ts';
import { answerRecords, type NextBatches, recordPage } from './record-page.ts';

interface Deps {
  readonly batches: Pick<BatchStore, 'one' | 'page'>;
  readonly fullHours: FullHours;
}

/** Reads the batches of the hours in the order given, each hour newest first. */
const batchesOfHours = (
  batches: Pick<BatchStore, 'page'>,
  kind: TelemetryKind,
  hours: readonly string[],
  from: Position | undefined,
): NextBatches => {
  const hoursLeft = [...hours];
  let after = hoursLeft[0] === from?.hour ? from?.id : undefined;
  return async (limit) => {
    const [hour] = hoursLeft;
    if (hour === undefined) return { batches: [], last: true };
    const page = await batches.page({ kind, hour, order: 'newest first', after, limit });
    after = page.next;
    if (after === undefined) hoursLeft.shift();
    return { batches: page.batches, last: hoursLeft.length === 0 };
  };
};

/** Lists the records of a kind and a day, newest first by hour and id of their batches. Hours without batches are not read. */
export const listRecords =
  ({ batches, fullHours }: Deps): UseCase<typeof monitoringEndpoints.records> =>
  async ({ query }) => {
    const { kind, day } = query;
    return answerRecords(`records:${kind}:${day}`, query, async (from, limit) => {
      const ofDay = utcHoursOf(day);
      // A forged cursor may contain any hour. Only hours of the day are accepted.
      if (from && !ofDay.includes(from.hour)) return undefined;
      const hours = ofDay.filter((hour) => from === undefined || hour <= from.hour);
      const [full, begun] = await Promise.all([
        fullHours(kind, hours),
        from && from.left > 0 ? batches.one({ kind, hour: from.hour, id: from.id }) : undefined,
      ]);
      return recordPage({
        limit,
        begun: begun && from && { batch: begun, left: from.left },
        next: batchesOfHours(batches, kind, full.toReversed(), from),
      });
    });
  };
