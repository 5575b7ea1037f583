import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import { type ChangeDeps, changeShipment } from '../change/change-shipment.ts';
import { changedEvent } from '../change/events.ts';
import { changesOf, entryOf, nextVersion } from '../change/next-version.ts';
import { exportFilingOf } from '../declare/declared-shipment.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';

export interface SumDeps extends ChangeDeps {
  readonly exports: Pick<FlightExports, 'of'>;
}

interface About {
  readonly number: string;
  readonly correlationId: string;
}

/** Says of one shipment whether its exports have to be filed, by what its sender sends to the receiver on the flight as it is now. */
const bringUpToDate = (deps: SumDeps, { number, correlationId }: About) =>
  changeShipment<never>(deps, {
    number,
    by: 'system',
    correlationId,
    decide: async (before, now, origin) => {
      const eei = exportFilingOf(before, await deps.exports.of(before), before);
      const isSame = JSON.stringify(eei) === JSON.stringify(before.eei);
      if (isSame || before.bookedAt === undefined || isClosed(before.state)) return { done: before };
      const at = now.toISOString();
      const filed = { ...before, eei };
      const after = nextVersion(before, { eei, holds: [...holdsAfter(before, filed, at)] }, at);
      const changes = changesOf(before, after);
      return {
        deed: {
          after,
          history: [entryOf('export-filing', at, origin, { changes })],
          events: [changedEvent(after, changes, origin)],
          holdNote: 'Together with the other shipments it is no longer above the limit.',
        },
      };
    },
  });

/** What changes which shipments the law counts together, and what they are worth. */
const counts = ['departureId', 'commodities', 'consignee'] as const;

interface Heard {
  readonly correlationId: string;
  readonly data: {
    readonly number: string;
    readonly changed?: Readonly<Record<string, { readonly before?: string | undefined }>>;
  };
}

/**
 * Looks at the other shipments to the same receiver on the flight after one was booked, changed or canceled, on the flight that it
 * left too: the law counts them together, so one may need a filing because of another. What is the same is not written, and the
 * order of the events does not matter.
 */
export const sumExports =
  (deps: SumDeps) =>
  async ({ data: { number, changed }, correlationId }: Heard): Promise<void> => {
    if (changed !== undefined && !counts.some((field) => field in changed)) return;
    const shipment = await deps.shipments.find(number);
    if (!shipment) return;
    for (const departureId of [shipment.departureId, changed?.departureId?.before]) {
      if (departureId === undefined) continue;
      // A canceled shipment is no longer counted, but it says who else is.
      const exports = await deps.exports.of({ ...shipment, departureId, state: 'BOOKED' });
      for (const other of Object.keys(exports).filter((one) => one !== number))
        await bringUpToDate(deps, { number: other, correlationId });
    }
  };
