import { addDays, newYorkDay, newYorkInstant } from '../kernel/new-york.ts';

/**
 * From when a parcel costs storage. The day after it came is the first free day, and it costs from the New York midnight after the
 * last one (trade.md, Storage).
 * @param receivedAt ISO 8601.
 * @param freeDays of the rate card in force when it came.
 */
export const freeUntil = (receivedAt: string, freeDays: number): string =>
  newYorkInstant(addDays(newYorkDay(new Date(receivedAt)), freeDays + 1), '00:00').toISOString();

/** The last New York day on which it costs nothing. */
export const lastFreeDay = (until: string): string => newYorkDay(new Date(new Date(until).getTime() - 1));
