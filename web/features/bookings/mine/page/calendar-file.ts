import ical from 'ical-generator';
import type { Booking } from '#domain/bookings/booking.ts';
import { placeLine } from '#domain/bookings/place-words.ts';
import { countingVisits } from '#domain/bookings/visits.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';
import { facilityWords } from '#web/phrases/contact.ts';

const placeOf = ({ way, place }: Booking, brand: PublicBrand): string =>
  way === 'PICKUP' ? placeLine(place) : facilityWords(brand);

const titleOf = ({ way }: Booking, purpose: 'FIRST' | 'MAIN', { name }: PublicBrand): string => {
  if (purpose === 'FIRST') return `${name} brings empty barrels`;
  return way === 'PICKUP' ? `${name} picks up` : `Bring it to ${name}`;
};

/** The visits of a booking as a calendar file (RFC 5545), in UTC, so that every calendar shows its own time. */
export const calendarText = (booking: Booking, brand: PublicBrand): string => {
  const { reference, flight, version } = booking;
  const calendar = ical({ prodId: { company: brand.name, product: 'Bookings' } });
  for (const { number, purpose, slot } of countingVisits(booking))
    calendar.createEvent({
      // The same again after it was moved, so that calendars replace it.
      id: `${reference}-${purpose}`,
      sequence: version + number,
      start: new Date(slot.from),
      end: new Date(slot.to),
      summary: titleOf(booking, purpose, brand),
      location: placeOf(booking, brand),
      description: [
        reference,
        flight ? `Flight on ${dayWords(flight.day)}` : '',
        `Questions: ${brand.phone.display}`,
      ]
        .filter(Boolean)
        .join('\n'),
    });
  return calendar.toString();
};

/** Gives the file to the browser, which offers it to the calendar. */
export const saveCalendarFile = (booking: Booking, brand: PublicBrand): void => {
  const address = URL.createObjectURL(new Blob([calendarText(booking, brand)], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${booking.reference}.ics`;
  link.click();
  URL.revokeObjectURL(address);
};
