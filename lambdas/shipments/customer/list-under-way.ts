import { idsOf, owns } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import { inShort } from '#domain/next-step/in-short.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import { begunOf } from '#domain/shipments/customer/saved/begun-shipment.ts';
import { UNDER_WAY_SHOWN, type UnderWay } from '#domain/shipments/customer/under-way.ts';
import { listStatus } from '#domain/shipments/customer/words.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { isClosed } from '#domain/shipments/lifecycle.ts';
import { waitsAtCounter } from '#domain/shipments/next-step/at-counter.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { askedToPay } from '#domain/shipments/next-step/pay-when.ts';
import { nextOfSender } from '#domain/shipments/next-step/sender.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { dayWords } from '#domain/shipments/tracking/local-times.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { readOnce, type StepDeps, stepFacts } from '../next-step.ts';
import type { BillStore } from '../store/bill-items.ts';
import type { DraftStore } from '../store/saved-store.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import { draftsOf } from './saved/drafts.ts';

interface Deps extends StepDeps {
  readonly list: Pick<ShipmentList, 'openOfOwner'>;
  readonly bills: Pick<BillStore, 'find'>;
  readonly drafts: DraftStore;
  readonly clock: Clock;
}

/** Whether something of it is to be paid, at the counter too, or agreed to beside what was paid. Of every other one the bill says nothing here. */
const isAboutMoney = (shipment: Shipment): boolean =>
  shipment.holds.some(({ kind }) => kind === 'PAYMENT_DUE' || kind === 'REWEIGH') ||
  (shipment.chargesTerm === 'COLLECT' && waitsAtCounter(shipment));

const shown = ({ shipment, flight, brand }: ShipmentFacts, next: NextStep): UnderWay => {
  const { number, to, consignee } = shipment;
  const toPay = askedToPay(next, shipment);
  return {
    number,
    to,
    consigneeName: consignee.name,
    status: listStatus(shipment, brand.facility.city, flight && dayWords(flight.day)),
    next: inShort(next),
    ...(toPay > 0 ? { toPay } : {}),
  };
};

/** What a sender has on its way, newest first: how far it is, and what they have to do now. Beside it what they did not finish booking. */
export const listUnderWay =
  (deps: Deps): UseCase<typeof shipmentEndpoints.underWay> =>
  async ({ caller }) => {
    const { list, bills, clock } = deps;
    const now = clock();
    const [page, drafts] = await Promise.all([
      list.openOfOwner(idsOf(caller), { after: undefined, limit: UNDER_WAY_SHOWN }),
      draftsOf(deps, caller.userId, now),
    ]);
    const mine = page.items
      .filter(({ shipment }) => owns(caller, shipment.ownerId))
      .map(({ shipment, offers }) => ({ shipment: shipmentAt(shipment, now), offers }))
      .filter(({ shipment, offers }) => !isClosed(shipment.state) || offers.length > 0);
    const reads = readOnce(deps);
    const facts = await Promise.all(
      mine.map(async ({ shipment, offers }) => {
        const bill = isAboutMoney(shipment) ? await bills.find(shipment.number) : undefined;
        return stepFacts(reads, { shipment, bill, offers }, now);
      }),
    );
    const begun = begunOf(
      drafts,
      mine.map(({ shipment }) => shipment.number),
      now,
    );
    return ok({
      // Of what was handed over, only an offer that still can be answered is shown.
      items: facts
        .map((one) => ({ one, next: nextOfSender(one) }))
        .filter(({ next }) => next.isOver === undefined)
        .map(({ one, next }) => shown(one, next)),
      more: page.next !== undefined,
      ...(begun === undefined ? {} : { begun }),
    });
  };
