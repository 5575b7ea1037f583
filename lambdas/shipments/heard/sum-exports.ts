import { holdsAfter } from '#domain/shipments/automatic-holds.ts';
import { exportFilingOf } from '#domain/shipments/eei.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { type ChangeDeps, changeShipment } from '../change/change-shipment.ts';
import { changedEvent } from '../change/events.ts';
import { changesOf, entryOf, nextVersion } from '../change/next-version.ts';
import type { FlightExports } from '../store/exports-on-flight.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import { ownerOpenPartition } from '../store/shipment-rows.ts';

export interface SumDeps extends ChangeDeps {
  readonly exports: Pick<FlightExports, 'of'>;
  readonly list: Pick<ShipmentList, 'inPartition'>;
}

/** More shipments of one sender are not looked through: nobody has so many on a flight. */
const MOST_OF_SENDER = 100;

interface About {
  readonly number: string;
  readonly correlationId: string;
}

/** Says of one shipment whether its exports have to be filed, by what its sender sends to the receiver on the flight as it is now. */
const bringUpToDate = (deps: SumDeps, { number, correlationId }: About) =>
  changeShipment(deps, {
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

/** Numbers of the shipments that the law counts together with this one on a flight. A canceled one still says who they are. */
const countedWith = async (
  { exports }: SumDeps,
  shipment: Shipment,
  departureId: string,
): Promise<readonly string[]> => Object.keys(await exports.of({ ...shipment, departureId, state: 'BOOKED' }));

/** Numbers of the open shipments that a sender has on these flights. */
const ofSender = async (
  { list }: SumDeps,
  ownerId: string,
  flights: readonly string[],
): Promise<readonly string[]> => {
  const { items } = await list.inPartition(ownerOpenPartition(ownerId), {
    after: undefined,
    limit: MOST_OF_SENDER,
  });
  return items
    .filter(({ departureId }) => departureId !== undefined && flights.includes(departureId))
    .map(({ number }) => number);
};

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
    const flights = [shipment.departureId, changed?.departureId?.before].filter((id) => id !== undefined);
    // Events do not say who the receiver was before, so then all that the sender has on the flight are looked at.
    const others =
      changed !== undefined && 'consignee' in changed
        ? await ofSender(deps, shipment.ownerId, flights)
        : (await Promise.all(flights.map((id) => countedWith(deps, shipment, id)))).flat();
    for (const other of new Set(others))
      if (other !== number) await bringUpToDate(deps, { number: other, correlationId });
  };
