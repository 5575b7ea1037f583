import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { arrivalOf, isForAgent } from '#domain/shipments/arrivals/arrival.ts';
import {
  type CustomsEntry,
  type CustomsForm,
  customsProblem,
  dutyOf,
  mayFollow,
} from '#domain/shipments/customs/customs-entry.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { PlacedHold, Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeShipment, type Decision, refused } from '../change/change-shipment.ts';
import { type Changes, changedEvent, type Origin } from '../change/events.ts';
import { entryOf, nextVersion } from '../change/next-version.ts';
import { noSuchShipment } from '../change/refusals.ts';
import { isArrivalOf } from './own-arrivals.ts';

type CustomsRefusal = EndpointRefusal<typeof shipmentEndpoints.saveCustoms>;

const isSame = ({ at: _when, by: _who, ...form }: CustomsEntry, entry: CustomsForm): boolean =>
  JSON.stringify(form, Object.keys(form).sort()) === JSON.stringify(entry, Object.keys(form).sort()) &&
  JSON.stringify(form.lines) === JSON.stringify(entry.lines);

/** Goods that customs hold have a hold, which the sender is told of and which keeps them at the counter. It goes with the state. */
const holdsWith = ({ holds }: Shipment, { state, reason }: CustomsForm, at: string, by: string) => {
  const others = holds.filter(({ kind }) => kind !== 'CUSTOMS_EXAM');
  if (state !== 'HELD') return state === 'RELEASED' ? others : holds;
  if (others.length < holds.length) return holds;
  const hold: PlacedHold = { kind: 'CUSTOMS_EXAM', at, by, ...(reason ? { note: reason } : {}) };
  return [...others, hold];
};

/** The states and the duty: no personal data, so that history and events may tell them. */
const changesOf = (before: CustomsEntry | undefined, entry: CustomsForm): Changes => ({
  customs: { ...(before === undefined ? {} : { before: before.state }), after: entry.state },
  ...(dutyOf(before ?? { lines: [] }) === dutyOf(entry)
    ? {}
    : { duty: { before: String(dutyOf(before ?? { lines: [] })), after: String(dutyOf(entry)) } }),
});

const notPossible = (before: Shipment, version: number, entry: CustomsForm) => {
  const present = { arrival: arrivalOf(before) };
  if (!isForAgent(before))
    return refuse(
      'NOT_ARRIVED',
      'A customs entry can be changed from when the flight has left until all is handed over.',
    );
  if (before.version !== version)
    return refuse(
      'ARRIVAL_CHANGED',
      'This shipment was changed in the meantime. Look at it again, then decide.',
      present,
    );
  if (!mayFollow(before.customs?.state, entry.state))
    return refuse('CUSTOMS_STEP_NOT_POSSIBLE', 'The customs entry cannot get this status now.', present);
  const problem = customsProblem(entry);
  return problem === undefined ? undefined : refuse('CUSTOMS_INCOMPLETE', problem);
};

const decided = (
  before: Shipment,
  { version, entry }: { readonly version: number; readonly entry: CustomsForm },
  at: string,
  origin: Origin,
): Decision<CustomsRefusal> => {
  const isRepeated = before.version === version + 1 && before.customs?.by === origin.by;
  if (isRepeated && before.customs !== undefined && isSame(before.customs, entry)) return { done: before };
  const refusal = notPossible(before, version, entry);
  if (refusal) return refused(refusal);
  const customs: CustomsEntry = { ...entry, at, by: origin.by };
  const after = nextVersion(before, { customs, holds: holdsWith(before, entry, at, origin.by) }, at);
  const changes = changesOf(before.customs, entry);
  return {
    deed: {
      after,
      history: [entryOf('customs', at, origin, { note: entry.reason, changes })],
      events: [changedEvent(after, changes, origin)],
      holdNote: 'Customs released the goods.',
    },
  };
};

/** Keeps the customs entry of a shipment. */
export const saveCustoms =
  (deps: ChangeDeps): UseCase<typeof shipmentEndpoints.saveCustoms> =>
  async ({ params: { number }, body, caller, correlationId }) => {
    const saved = await changeShipment(deps, {
      number,
      by: caller.userId,
      correlationId,
      decide: async (before, now, origin) =>
        isArrivalOf(caller, before)
          ? decided(before, body, now.toISOString(), origin)
          : refused(noSuchShipment()),
    });
    if (saved.ok) return ok({ arrival: arrivalOf(saved.value.shipment) });
    const { refusal } = saved;
    // The whole shipment has the price, which agents do not see.
    return refusal.code === 'FLIGHT_CLOSING' ? refuse(refusal.code, refusal.message) : { ok: false, refusal };
  };
