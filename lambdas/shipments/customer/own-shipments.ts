import { idsOf, owns } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import { toldEvents } from '#domain/shipments/dock/undo.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { holds } from '#domain/shipments/holds.ts';
import { nextOfSender } from '#domain/shipments/next-step/sender.ts';
import { summaryOf } from '#domain/shipments/shipment.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { type CancelDeps, cancelShipment } from '../change/cancel-shipment.ts';
import { type ChangeDeps, changeShipment, refused } from '../change/change-shipment.ts';
import { type HoldDecision, withoutHold } from '../change/clear-hold.ts';
import { holdNotYours, noSuchShipment } from '../change/refusals.ts';
import { type StepDeps, stepFacts } from '../next-step.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import { type WhereDeps, whereIs } from '../tracking/track-shipment.ts';

/** A page of the caller's shipments, newest first. */
export const listMine =
  ({
    list,
    clock,
  }: {
    readonly list: Pick<ShipmentList, 'ofOwner'>;
    readonly clock: Clock;
  }): UseCase<typeof shipmentEndpoints.mine> =>
  async ({ query, caller }) =>
    answerPage(`shipments:${caller.userId}`, query, async (page) => {
      const { items, ...rest } = await list.ofOwner(idsOf(caller), page);
      const mine = items.filter(({ ownerId }) => owns(caller, ownerId));
      return { ...rest, items: mine.map((one) => summaryOf(shipmentAt(one, clock()))) };
    });

type ShowDeps = WhereDeps & StepDeps;

/** One of the caller's shipments with everything that happened to it. Notes of staff are not shown. */
export const showMine =
  (deps: ShowDeps): UseCase<typeof shipmentEndpoints.show> =>
  async ({ params, caller }) => {
    const whole = await deps.shipments.whole(params.number);
    if (!whole || !owns(caller, whole.shipment.ownerId)) return noSuchShipment();
    const { events, history, bill } = whole;
    const now = deps.clock();
    const shipment = shipmentAt(whole.shipment, now);
    const [where, facts] = await Promise.all([
      shipment.bookedAt === undefined ? undefined : whereIs(deps, whole),
      stepFacts(deps, { shipment, bill, whole }, now),
    ]);
    const { flight } = facts;
    return ok({
      shipment,
      events: [...toldEvents(events)],
      history: history.filter(({ what }) => what !== 'noted'),
      bill,
      where,
      next: nextOfSender(facts),
      ...(flight === undefined || flight.state === 'CANCELLED'
        ? {}
        : {
            flight: { day: flight.day, cargoCutoff: flight.cargoCutoff, bookingCutoff: flight.bookingCutoff },
          }),
    });
  };

export const cancelMine =
  (deps: CancelDeps): UseCase<typeof shipmentEndpoints.cancel> =>
  async ({ params: { number }, body: { version }, caller, correlationId }) =>
    cancelShipment(deps, { number, ownerIds: idsOf(caller), by: caller.userId, version, correlationId });

/** Clears a hold, if it is one of those that a sender can clear with a word. Those that want a paper go with the paper. */
export const clearMine =
  (deps: ChangeDeps): UseCase<typeof shipmentEndpoints.clearHold> =>
  async ({ params: { number, kind }, body, caller, correlationId }) =>
    changeShipment(deps, {
      number,
      ownerIds: idsOf(caller),
      by: caller.userId,
      correlationId,
      decide: async (before, now): Promise<HoldDecision<'HOLD_NOT_YOURS'>> =>
        holds[kind].byCustomer === true
          ? withoutHold(before, { ...body, kind }, now)
          : refused(holdNotYours(kind)),
    });
