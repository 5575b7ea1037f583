import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts';
import type { Booking } from '../booking.ts';
import { isIn, moved } from '../changes/moved.ts';
import { type By, next, type StepRefusal, unchangedSince } from '../changes/step.ts';

/** Why a booking is not moved as was proposed. */
export type ProposalRefusal = StepRefusal | Refusal<'NO_SLOT_FREE'>;

/** At the same time as before: at the hours that the slot has now, or only with another flight. */
const atSameTime = (before: Booking, by: By): Booking => {
  const { touched, ...rest } = before;
  const { purpose, proposed, flight } = touched ?? {};
  const visits = before.visits.map((visit) =>
    visit.purpose === purpose && visit.state === 'PLANNED' && proposed ? { ...visit, slot: proposed } : visit,
  );
  return next(rest, { visits, ...(flight === undefined ? {} : { flight }) }, by);
};

/**
 * A booking that was touched, moved to what was proposed for it. A request stays one. One that nothing touches any more stays as it is, so
 * that nobody is moved or told twice.
 */
export const movedAsProposed = (
  before: Booking,
  { version, ...by }: By & { readonly version: number },
): Result<Booking, never, ProposalRefusal> => {
  const { touched, state } = before;
  if (touched === undefined) return ok(before);
  const seen = unchangedSince(before, version);
  if (!seen.ok) return seen;
  const { purpose, proposed, flight } = touched;
  if (proposed === undefined)
    return refuse('NO_SLOT_FREE', 'No slot of the next weeks has room. Call the customer.');
  if (isIn(before, purpose, proposed.id)) return ok(atSameTime(before, by));
  return moved(before, {
    version,
    purpose,
    slot: proposed,
    flight,
    confirms: state !== 'REQUESTED',
    ...by,
  });
};
