import { refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { owesNow, wasJustAsked } from '#domain/shipments/bill/reminder.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import type { Flights } from '../change/flight-place.ts';
import { shipmentChanged } from '../change/refusals.ts';
import type { BillStore } from '../store/bill-items.ts';
import { reminding } from './reminding.ts';

interface Deps extends ChangeDeps {
  readonly flights: Pick<Flights, 'find'>;
  readonly bills: Pick<BillStore, 'find'>;
}

interface Asked {
  readonly params: { readonly number: string };
  readonly body: { readonly version: number };
  readonly caller: Pick<Caller, 'userId'>;
  readonly correlationId: string;
}

/** The desk reminds the sender of one shipment that it is not paid. Nothing happens where they were asked in the last half day. */
export const remindSender =
  ({ flights, bills, ...deps }: Deps) =>
  ({ params: { number }, body: { version }, caller, correlationId }: Asked) =>
    changeShipment(deps, {
      number,
      by: caller.userId,
      correlationId,
      decide: async (found, now, origin) => {
        const { departureId } = found;
        const [bill, flight] = await Promise.all([
          bills.find(number),
          departureId === undefined ? undefined : flights.find(departureId, now),
        ]);
        if (!owesNow(found, bill))
          return refused(refuse('NOTHING_TO_PAY', 'Its sender has nothing to pay now.'));
        if (wasJustAsked(found, now)) return { done: found };
        if (found.version !== version) return refused(shipmentChanged(found));
        return { deed: reminding(found, { flight }, now, origin) };
      },
    });
