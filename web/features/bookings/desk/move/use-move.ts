import type { Booking, BookingSummary, SlotTimes, Visit } from '#domain/bookings/booking.ts';
import { MOST_DAYS } from '#domain/bookings/desk/calendar.ts';
import { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { SLOT_WEEKS } from '#domain/departures/slots/slots.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { emptiesOf, useSlots } from '#web/slots/use-slots.ts';
import { bookingNowIn, type SlotLoad, useBookingChange, useCalendar } from '../use-desk-bookings.ts';

/** The visit of a booking that can get another slot. */
export interface Movable extends Pick<Booking, 'reference' | 'version' | 'way' | 'to' | 'name' | 'flight'> {
  readonly purpose: Visit['purpose'];
  /** Absent for a request without a time. */
  readonly slot: SlotTimes | undefined;
}

/** The visit of a row or of a calendar. */
export const movableOf = ({ visit, ...booking }: BookingSummary): Movable => ({
  ...booking,
  purpose: visit?.purpose ?? 'MAIN',
  slot: visit?.slot,
});

/** A slot with what is taken of it, and the flight that goods make in it. */
export type SlotChoice = SlotLoad & Pick<OfferedSlot, 'flight'>;

/**
 * The calendar of the seven weeks in which slots are, in the parts in which it is told. A slot is in it once: after midnight one part can
 * still be that of yesterday, and then the parts share a day.
 */
const useSlotWeeks = () => {
  const today = newYorkDay(Date.now());
  const first = useCalendar({ from: today, to: addDays(today, MOST_DAYS - 1) });
  const rest = useCalendar({ from: addDays(today, MOST_DAYS), to: addDays(today, SLOT_WEEKS * 7 - 1) });
  const told = [...(first.data?.slots ?? []), ...(rest.data?.slots ?? [])];
  return { first, slots: [...new Map(told.map((slot) => [slot.id, slot])).values()] };
};

/** The slots to which a visit can be moved: those of its way that are not over, seven weeks ahead. */
export const useSlotChoices = ({ way, to, purpose }: Pick<Movable, 'way' | 'to' | 'purpose'>) => {
  const { first: calendar, slots } = useSlotWeeks();
  const goods = { way, to, lb: 0 };
  const { data: offered } = useSlots(purpose === 'FIRST' ? emptiesOf(goods) : goods);
  const flights = new Map(offered?.slots.map(({ id, flight }) => [id, flight]));
  const choices = slots
    .filter((slot) => slot.way === way && Date.parse(slot.to) > Date.now())
    .map((slot): SlotChoice => {
      const flight = flights.get(slot.id);
      return { ...slot, ...(flight === undefined ? {} : { flight }) };
    });
  return { calendar, choices };
};

/** Moves a visit to another slot. Keyboard and pointer use it alike. */
export const useMove = () => {
  const move = useBookingChange(deskBookingEndpoints.deskMove);
  const details = refusalIn(move.error, deskBookingEndpoints.deskMove)?.details;
  return {
    move,
    /** The booking as a colleague has left it, where that is why it was refused. */
    now: bookingNowIn(move.error),
    /** The slot that is offered instead of the one that could not be had. */
    next: details !== undefined && 'next' in details ? details.next : undefined,
  };
};
