import type { Booking } from '#domain/bookings/booking.ts';
import type { ReplannedBooking, replanEndpoints } from '#domain/bookings/desk/replan-endpoints.ts';
import { movedAsProposed, type ProposalRefusal } from '#domain/bookings/replan/moved-as-proposed.ts';
import { poundsIn } from '#domain/bookings/visits.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeBooking } from '../change/change-booking.ts';
import { bookableSlot, type SlotRefusal } from '../change/slot-offers.ts';
import type { LookProcesses } from './look-process.ts';

interface Deps extends ChangeDeps {
  readonly processes: Pick<LookProcesses, 'begin'>;
}

/** Who moves a booking, and which version they saw. */
interface Chosen {
  readonly reference: string;
  readonly version: number;
  readonly by: string;
  readonly correlationId: string;
}

/** Whether what was proposed can still be had: until it is over, as for every move of the desk. */
const stillThere = async (deps: Deps, { way, to, touched, ...booking }: Booking, now: Date) => {
  if (touched?.proposed === undefined) return ok(undefined);
  const lb = poundsIn(booking, touched);
  return bookableSlot(deps, touched.proposed.id, { way, to, lb }, now, { atDesk: true });
};

/** Moves one booking as proposed, with its event: that is what its customer is told by, once. */
const moveOne = async (
  deps: Deps,
  { reference, version, by, correlationId }: Chosen,
): Promise<ReplannedBooking> => {
  // What it says belongs to the version, which is compared when it is written.
  const touched = (await deps.bookings.find(reference))?.touched;
  let wasMoved = false;
  const result = await changeBooking<ProposalRefusal | SlotRefusal>(deps, {
    reference,
    by,
    correlationId,
    byDesk: true,
    ...(touched === undefined ? {} : { text: touched.because, because: touched.by }),
    decide: async (before, now) => {
      const after = movedAsProposed(before, { version, by, at: now.toISOString() });
      wasMoved = after.ok && after.value !== before;
      if (!wasMoved) return after;
      const slot = await stillThere(deps, before, now);
      return slot.ok ? after : slot;
    },
  });
  if (result.ok) return { reference, outcome: wasMoved ? 'moved' : 'already' };
  const { code, message: text } = result.refusal;
  return { reference, outcome: 'refused', code, text };
};

const slotIsGone = ({ code }: ReplannedBooking): boolean => code?.startsWith('SLOT_') === true;

/**
 * Moves those whom staff chose to what was proposed for them, one after the other: so many want the same slots that they would only wait
 * for each other. Asking again moves and tells nobody twice. Where a slot was taken meanwhile, new ones are looked for.
 */
export const replanBookings =
  (deps: Deps): UseCase<typeof replanEndpoints.replan> =>
  async ({ body, caller: { userId: by }, correlationId }) => {
    const bookings: ReplannedBooking[] = [];
    for (const { reference, version } of body.bookings)
      bookings.push(await moveOne(deps, { reference, version, by, correlationId }));
    if (bookings.some(slotIsGone))
      await deps.processes.begin({ kind: 'look', by, at: deps.clock().toISOString() });
    return ok({ bookings });
  };
