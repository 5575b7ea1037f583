import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { type Claims, claimed, heldUntil, holdClaim, released } from '#domain/bookings/slot-claims.ts';
import { readSlotId } from '#domain/departures/slots/slot-id.ts';
import type { Slot } from '#domain/departures/slots/slots.ts';
import { ok } from '#domain/kernel/result.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Transaction } from '../../runtime/table/transact.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { bookableSlot, type OfferDeps, offeredTo, offersFor, refuseSlot } from '../change/slot-offers.ts';
import type { HeldSlotsStore } from '../store/held-slots.ts';
import type { SlotStore } from '../store/slot-store.ts';

/** One for the goods, and one for the empty barrels that are brought before. */
const MOST_HELD = 2;

export interface HoldDeps extends OfferDeps, Pick<SharedDependencies, 'clock'> {
  readonly slots: SlotStore;
  readonly held: HeldSlotsStore;
  readonly transact: Transaction;
  readonly pause: Pause;
}

/** Every slot that can be booked, with its flight and whether something fits. */
export const showSlots =
  (deps: OfferDeps & Pick<HoldDeps, 'clock'>): UseCase<typeof bookingEndpoints.slots> =>
  async ({ query: { way, to, lb = 0 } }) =>
    ok({ slots: await offersFor(deps, { way, to, lb }, deps.clock()) });

/** The write that gives a place back; undefined where the holder has none any more. */
const gaveBack = async (
  { slots }: HoldDeps,
  id: string,
  holder: string,
  now: Date,
): Promise<Write | undefined> => {
  const state = await slots.find(id);
  return holdClaim(holder) in state.claims
    ? slots.write(id, state, released(state.claims, holdClaim(holder), now))
    : undefined;
};

type Request = UseCaseRequest<typeof bookingEndpoints.hold>;

/** The held places after one more: the one that it takes the place of ends, and the oldest where there are too many. */
const heldAfter = (held: readonly string[], id: string, instead: string | undefined) => {
  const others = held.filter((slot) => slot !== id && slot !== instead);
  const kept = others.slice(-(MOST_HELD - 1));
  return { kept: [...kept, id], ended: held.filter((slot) => slot !== id && !kept.includes(slot)) };
};

const writeHold = async (
  deps: HoldDeps,
  { slot, claims, version }: { readonly slot: Slot; readonly claims: Claims; readonly version: number },
  {
    holder,
    instead,
    now,
  }: { readonly holder: string; readonly instead?: string | undefined; readonly now: Date },
): Promise<boolean> => {
  const { held, slots, transact } = deps;
  const known = await held.of(holder);
  const { kept, ended } = heldAfter(known.slots, slot.id, instead);
  const freed = await Promise.all(ended.map((id) => gaveBack(deps, id, holder, now)));
  const refused = await transact<string>({
    slot: slots.write(slot.id, { version, claims }, claims),
    held: held.write(holder, known, kept, now),
    ...Object.fromEntries(
      freed.flatMap((write, at) => (write === undefined ? [] : [[`freed-${at}`, write]])),
    ),
  });
  return refused === undefined;
};

const tryOnce = async (deps: HoldDeps, { params, body, caller: { userId } }: Request) => {
  const { lb, to, instead } = body;
  const now = deps.clock();
  const need = { way: readSlotId(params.slot)?.way ?? 'PICKUP', to, lb } as const;
  const slot = await bookableSlot(deps, params.slot, need, now);
  if (!slot.ok) return slot;
  const state = await deps.slots.find(params.slot);
  const until = heldUntil(now);
  const claims = claimed(slot.value, state.claims, { claim: holdClaim(userId), lb, until }, now);
  if (claims === undefined)
    return refuseSlot(deps, 'SLOT_FULL', need, { id: params.slot, slot: slot.value }, now);
  const place = { slot: slot.value, claims, version: state.version };
  return (await writeHold(deps, place, { holder: userId, instead, now }))
    ? ok({ slot: await offeredTo(deps, slot.value, to, now), until })
    : again;
};

/** Holds a place for five minutes. Of two who want the last one, the second is offered the next best. Holding it again begins the minutes anew. */
export const holdSlot =
  (deps: HoldDeps): UseCase<typeof bookingEndpoints.hold> =>
  async (request) =>
    untilWritten(`Slot ${request.params.slot}`, () => tryOnce(deps, request), deps);

/** Gives a held place back; nothing happens where it lapsed. */
export const letSlotGo =
  (deps: HoldDeps): UseCase<typeof bookingEndpoints.letGo> =>
  async ({ params: { slot }, caller: { userId } }) =>
    untilWritten(
      `Slot ${slot}`,
      async () => {
        const write = await gaveBack(deps, slot, userId, deps.clock());
        const refused = write && (await deps.transact({ slot: write }));
        return refused === undefined ? ok({ slot }) : again;
      },
      deps,
    );
