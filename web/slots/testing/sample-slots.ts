import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { addDays, newYorkDay, newYorkInstant } from '#domain/kernel/new-york.ts';

/** The New York day that many days after today. */
export const dayAhead = (days: number): string => addDays(newYorkDay(new Date()), days);

/** An offered pickup from 9 to 12 on a day, or at another time. */
export const slotOn = (
  day: string,
  change: Partial<OfferedSlot> = {},
  [from, to] = ['09:00', '12:00'],
): OfferedSlot => ({
  id: `P-${day}-${from?.replace(':', '')}`,
  day,
  from: newYorkInstant(day, from ?? '').toISOString(),
  to: newYorkInstant(day, to ?? '').toISOString(),
  bookBy: newYorkInstant(addDays(day, -1), '17:00').toISOString(),
  full: false,
  flight: { departureId: `GY-${addDays(day, 3)}`, day: addDays(day, 3) },
  ...change,
});
