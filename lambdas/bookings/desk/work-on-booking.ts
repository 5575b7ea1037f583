import { changed } from '#domain/bookings/changes/changed.ts';
import { cancelled, confirmed } from '#domain/bookings/changes/decided.ts';
import { completed, failed, noShow } from '#domain/bookings/changes/happened.ts';
import { isIn, moved } from '#domain/bookings/changes/moved.ts';
import type { StepRefusal } from '#domain/bookings/changes/step.ts';
import type { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { lateVisit } from '#domain/bookings/fee.ts';
import { timesOf } from '#domain/bookings/slot-claims.ts';
import { poundsIn } from '#domain/bookings/visits.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { type Asked, byOf } from '../change/asked.ts';
import { type ChangeDeps, changeBooking, stepBooking } from '../change/change-booking.ts';
import { changedPlace } from '../change/changed-place.ts';
import { ownPhotos, type PhotoDeps, type PhotoRefusal } from '../change/own-photos.ts';
import type { PlaceDeps, PlaceRefusal } from '../change/pickup-price.ts';
import { bookableSlot, flightIn, type SlotRefusal } from '../change/slot-offers.ts';

type Endpoints = typeof deskBookingEndpoints;

/** What is said of a step of the desk, and by whom it is. */
const deskStep = (
  { params: { reference }, caller: { userId: by }, correlationId }: Asked,
  text?: string | undefined,
) => ({ reference, by, correlationId, byDesk: true, text }) as const;

/** Changes what we need to know on the day, for the customer, also once the van is planned. The consent to search can be noted as signed. */
export const changeAtDesk =
  (deps: ChangeDeps & PlaceDeps & PhotoDeps): UseCase<Endpoints['deskChange']> =>
  async (request) => {
    const { signed, ...change } = request.body;
    return changeBooking<PlaceRefusal | PhotoRefusal | StepRefusal>(deps, {
      ...deskStep(request),
      decide: async (before, now) => {
        const asked = { photos: change.photos, ownerIds: [before.ownerId], known: before.photos, now };
        const [known, photos] = await Promise.all([
          changedPlace(deps, before, change, now),
          ownPhotos(deps, asked),
        ]);
        if (!known.ok) return known;
        if (!photos.ok) return photos;
        return changed(before, change, { ...known.value, confirms: true, signed, ...byOf(request, now) });
      },
    });
  };

/** Moves a visit to another slot, or gives a request its first: until the slot is over, and never above what fits into it. */
export const moveAtDesk =
  (deps: ChangeDeps): UseCase<Endpoints['deskMove']> =>
  async (request) => {
    const { version, slot: id, purpose, because } = request.body;
    return changeBooking<StepRefusal | SlotRefusal>(deps, {
      ...deskStep(request, because),
      because: 'desk',
      decide: async (before, now) => {
        if (isIn(before, purpose, id)) return ok(before);
        const need = { way: before.way, to: before.to, lb: poundsIn(before, { purpose }) };
        const slot = await bookableSlot(deps, id, need, now, { atDesk: true });
        if (!slot.ok) return slot;
        const flight = await flightIn(deps, before.to, slot.value, now);
        const move = { version, purpose, slot: timesOf(slot.value), because, flight, confirms: true };
        return moved(before, { ...move, ...byOf(request, now) });
      },
    });
  };

/** Confirms a request that has a street and a slot. */
export const confirmBooking =
  (deps: ChangeDeps): UseCase<Endpoints['confirm']> =>
  async (request) =>
    stepBooking(deps, {
      ...deskStep(request),
      decide: (before, now) => confirmed(before, { ...request.body, ...byOf(request, now) }),
    });

/** Cancels a booking, or refuses a request. The fee is charged only where staff say so, and only where it was too late. */
export const cancelAtDesk =
  (deps: ChangeDeps): UseCase<Endpoints['deskCancel']> =>
  async (request) => {
    const { version, because, charge } = request.body;
    return stepBooking(deps, {
      ...deskStep(request, because),
      decide: (before, now) => {
        const feeFor = charge ? lateVisit(before, now)?.number : undefined;
        return cancelled(before, { version, because, feeFor, ...byOf(request, now) });
      },
    });
  };

/** Notes that a visit was in vain. */
export const failBooking =
  (deps: ChangeDeps): UseCase<Endpoints['fail']> =>
  async (request) =>
    stepBooking(deps, {
      ...deskStep(request, request.body.note),
      decide: (before, now) => failed(before, { ...request.body, ...byOf(request, now) }),
    });

/** Notes that nobody came. */
export const noteNoShow =
  (deps: ChangeDeps): UseCase<Endpoints['noShow']> =>
  async (request) =>
    stepBooking(deps, {
      ...deskStep(request),
      decide: (before, now) => noShow(before, { ...request.body, ...byOf(request, now) }),
    });

/** Notes that the goods are with us, or that the empty barrels were brought. */
export const completeBooking =
  (deps: ChangeDeps) =>
  // The counter and the dock ask for the same by two endpoints, for two rights.
  async (request: Asked & Pick<UseCaseRequest<Endpoints['complete']>, 'body'>) =>
    stepBooking(deps, {
      ...deskStep(request),
      decide: (before, now) => completed(before, { ...request.body, ...byOf(request, now) }),
    });
