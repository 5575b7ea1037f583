import type { Booking } from '#domain/bookings/booking.ts';
import { changed, changesPlan } from '#domain/bookings/changes/changed.ts';
import { cancelled } from '#domain/bookings/changes/decided.ts';
import { isIn, isTooLateToMove, moved } from '#domain/bookings/changes/moved.ts';
import type { StepRefusal } from '#domain/bookings/changes/step.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { cancelFee, lateVisit } from '#domain/bookings/fee.ts';
import { timesOf } from '#domain/bookings/slot-claims.ts';
import { poundsIn } from '#domain/bookings/visits.ts';
import { slotSettings } from '#domain/departures/slots/slot-settings.ts';
import { dollars } from '#domain/kernel/money.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, type Refusal, refuse } from '#domain/kernel/result.ts';
import type { PublishedRateCard } from '#domain/quotes/rate-card.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { type Asked, byOf } from '../change/asked.ts';
import { type ChangeDeps, changeBooking, stepBooking } from '../change/change-booking.ts';
import { changedPlace } from '../change/changed-place.ts';
import { ownPhotos, type PhotoDeps, type PhotoRefusal } from '../change/own-photos.ts';
import type { PlaceDeps, PlaceRefusal } from '../change/pickup-price.ts';
import { bookableSlot, flightIn, type SlotRefusal } from '../change/slot-offers.ts';
import { answerOwner, type ViewDeps } from './own-answer.ts';

type Deps = ChangeDeps & PlaceDeps & PhotoDeps & ViewDeps;
type TooLate = Refusal<'TOO_LATE_TO_CHANGE'>;

const tooLate = () =>
  refuse(
    'TOO_LATE_TO_CHANGE',
    'The van is planned for this time, so it cannot be changed here any more. Call us, and we see what we can do.',
  );

/** Whose booking it is, and who changes it. */
export const ownStep = ({ params: { reference }, caller, correlationId }: Asked) =>
  ({ reference, ownerIds: idsOf(caller), by: caller.userId, correlationId, byDesk: false }) as const;

/** Whether a booking that fits is confirmed without anybody: what is brought always, a pickup as the settings say. */
const confirmsOf = async (readSetting: ReadSetting, way: 'PICKUP' | 'DROP_OFF'): Promise<boolean> =>
  way === 'DROP_OFF' || slotSettings(await readSetting('schedule')).confirms === 'AT_ONCE';

/** Changes what we need to know on the day. Once the van is planned, only what helps it to find the door. */
export const changeOwn =
  (deps: Deps): UseCase<typeof bookingEndpoints.change> =>
  async (request) => {
    const { body } = request;
    const step = ownStep(request);
    const result = await changeBooking<PlaceRefusal | PhotoRefusal | StepRefusal | TooLate>(deps, {
      ...step,
      decide: async (before, now) => {
        if (lateVisit(before, now) !== undefined && changesPlan(before, body)) return tooLate();
        const asked = { photos: body.photos, ownerIds: step.ownerIds, known: before.photos, now };
        const [known, photos] = await Promise.all([
          changedPlace(deps, before, body, now),
          ownPhotos(deps, asked),
        ]);
        if (!known.ok) return known;
        if (!photos.ok) return photos;
        const confirms = await confirmsOf(deps.readSetting, before.way);
        return changed(before, body, { ...known.value, confirms, ...byOf(request, now) });
      },
    });
    return answerOwner(deps, result);
  };

/** Moves a visit to another slot, as long as the one that it has could still be booked. */
export const moveOwn =
  (deps: Deps): UseCase<typeof bookingEndpoints.move> =>
  async (request) => {
    const { version, slot: id, purpose } = request.body;
    const result = await changeBooking<SlotRefusal | StepRefusal | TooLate>(deps, {
      ...ownStep(request),
      holder: request.caller.userId,
      decide: async (before, now) => {
        if (isIn(before, purpose, id)) return ok(before);
        if (isTooLateToMove(before, purpose, now)) return tooLate();
        const need = { way: before.way, to: before.to, lb: poundsIn(before, { purpose }) };
        const slot = await bookableSlot(deps, id, need, now);
        if (!slot.ok) return slot;
        const [confirms, flight] = await Promise.all([
          confirmsOf(deps.readSetting, before.way),
          flightIn(deps, before.to, slot.value, now),
        ]);
        const move = { version, purpose, slot: timesOf(slot.value), flight, confirms };
        return moved(before, { ...move, ...byOf(request, now) });
      },
    });
    return answerOwner(deps, result);
  };

interface CancelDeps extends ChangeDeps, ViewDeps, Pick<PlaceDeps, 'readRateCard'> {
  /** A rate card by its version. */
  readonly promisedCard: (version: number) => Promise<PublishedRateCard>;
}

/** The rate card by which a visit in vain is charged: that of the price, or without one the card in force. */
const cardOf = ({ readRateCard, promisedCard }: CancelDeps, { price }: Booking, now: Date) =>
  price === undefined ? readRateCard(now) : promisedCard(price.rateCardVersion);

/** Cancels a booking, for the fee that the caller saw. */
export const cancelOwn =
  (deps: CancelDeps): UseCase<typeof bookingEndpoints.cancel> =>
  async (request) => {
    const { version, fee: seen } = request.body;
    const result = await stepBooking<StepRefusal | Refusal<'FEE_CHANGED', { fee: number }>>(deps, {
      ...ownStep(request),
      decide: async (before, now) => {
        if (before.state === 'CANCELLED') return ok(before);
        const { card } = await cardOf(deps, before, now);
        const { fee, visit } = cancelFee(before, card, now);
        if (fee !== seen)
          return refuse(
            'FEE_CHANGED',
            `Canceling costs ${dollars(fee)} now. Look at it again, then decide.`,
            {
              fee,
            },
          );
        return cancelled(before, { version, feeFor: visit, ...byOf(request, now) });
      },
    });
    return answerOwner(deps, result);
  };
