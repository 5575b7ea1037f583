import type { Flight } from '#domain/departures/flight.ts';
import { weComeWords } from '#domain/departures/slots/slot-words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import { UNDER_WAY_SHOWN, type UnderWay } from '#domain/shipments/customer/under-way.ts';
import { listStatus, needsOf } from '#domain/shipments/customer/words.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { holds } from '#domain/shipments/holds.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import { bookedOf, isFetched, waitsForPickup } from '#domain/shipments/pickup.ts';
import { type Shipment, summaryOf } from '#domain/shipments/shipment.ts';
import { dayWords, localTime, origin } from '#domain/shipments/tracking/local-times.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { Flights } from '../change/flight-place.ts';
import type { BillStore } from '../store/bill-items.ts';
import type { ShipmentList } from '../store/shipment-list.ts';

interface Deps {
  readonly list: Pick<ShipmentList, 'openOfOwner'>;
  readonly flights: Pick<Flights, 'find'>;
  readonly bills: Pick<BillStore, 'find'>;
  readonly readSetting: ReadSetting;
  readonly clock: Clock;
}

/** Goods that are not all at the dock yet. */
const isExpected = ({ state }: Shipment): boolean => state === 'BOOKED' || state === 'PICKED_UP';

/** When we come for goods that have to be ready, or that a time is to be chosen; until the van has them. */
const pickupNeed = (shipment: Shipment, at: string): readonly string[] => {
  if (!waitsForPickup(shipment)) return [];
  const { slot } = bookedOf(shipment);
  if (slot === undefined) return ['Choose a time for the pickup'];
  return slot.to > at ? [weComeWords(slot)] : [];
};

const before = (shipment: Shipment, flight: Flight | undefined, now: Date): UnderWay['before'] => {
  const until = shipment.waits?.offeredUntil;
  if (until !== undefined && until > now.toISOString()) return { what: 'place', at: until };
  return !isFetched(shipment) && isExpected(shipment) && flight && flight.cargoCutoff > now.toISOString()
    ? { what: 'dock', at: flight.cargoCutoff }
    : undefined;
};

const isDue = ({ holds }: Shipment): boolean => holds.some(({ kind }) => kind === 'PAYMENT_DUE');

/** What a sender has to pay, and until when. What the receiver pays is no need of the sender. */
const payNeed = (
  { chargesTerm }: Shipment,
  bill: Bill | undefined,
  flight: Flight | undefined,
  now: Date,
): readonly string[] => {
  if (chargesTerm === 'COLLECT') return [];
  if (bill === undefined) return [holds.PAYMENT_DUE.name];
  // Paid a moment ago: the hold goes with the payment.
  if (bill.owed <= 0) return [];
  const cutoff = flight?.bookingCutoff ?? '';
  if (cutoff === '') return [`Pay ${dollars(bill.owed)}`];
  const when = localTime(cutoff, origin(''));
  return [
    cutoff > now.toISOString()
      ? `Pay ${dollars(bill.owed)} before ${when}`
      : `Pay ${dollars(bill.owed)} now. It was due ${when}`,
  ];
};

/** What a sender has on its way, newest first: how far it is, what it needs from them, and until when. */
export const listUnderWay =
  ({ list, flights, bills, readSetting, clock }: Deps): UseCase<typeof shipmentEndpoints.underWay> =>
  async ({ caller: { userId } }) => {
    const now = clock();
    const [page, brand] = await Promise.all([
      list.openOfOwner(userId, { after: undefined, limit: UNDER_WAY_SHOWN }),
      readSetting('brand'),
    ]);
    const mine = page.items.filter((one) => one.ownerId === userId && !isClosed(shipmentAt(one, now).state));
    const ids = new Set(
      mine.filter((one) => isExpected(one) || isDue(one)).flatMap(({ departureId }) => departureId ?? []),
    );
    const planned = new Map(
      await Promise.all([...ids].map(async (id) => [id, await flights.find(id, now)] as const)),
    );
    const billed = new Map(
      await Promise.all(
        mine.filter(isDue).map(async ({ number }) => [number, await bills.find(number)] as const),
      ),
    );
    const shown = (shipment: Shipment): UnderWay => {
      const { number, to, consignee, departureId = '' } = shipment;
      const flight = planned.get(departureId);
      const until = before(shipment, flight, now);
      const needs = [
        ...(until?.what === 'place' ? ['A place is held for you: book it'] : []),
        ...pickupNeed(shipment, now.toISOString()),
        ...needsOf(summaryOf(shipment)).flatMap((need) =>
          need === holds.PAYMENT_DUE.name ? payNeed(shipment, billed.get(number), flight, now) : [need],
        ),
      ];
      const status = listStatus(shipment, brand.facility.city, flight && dayWords(flight.day));
      return {
        number,
        to,
        consigneeName: consignee.name,
        status,
        needs,
        ...(until ? { before: until } : {}),
      };
    };
    return ok({ items: mine.map(shown), more: page.next !== undefined });
  };
