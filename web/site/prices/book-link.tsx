import { BOOKING_PATH } from '#web/phrases/pickup-words.ts';

/** Leads to where pickups are booked, and times to bring goods. Paper cannot be pressed, so it is not printed. */
export const BookLink = () => (
  <a href={BOOKING_PATH} className="text-link inline-flex min-h-11 items-center print:hidden">
    Book a pickup
  </a>
);
