import { newYorkDay, weekOf } from '../../kernel/new-york.ts';
import type { Shipment } from '../../shipments/shipment.ts';

const DAY_AT = 3;
const DAY_LENGTH = '2026-11-27'.length;
const MONTH_LENGTH = '2026-11'.length;

/** Shipments of a lane that have no flight, in the month in which they were booked: `GY-2026-11-none`. */
const NO_FLIGHT = '-none';

/** A flight of the report by its id, or what stands for shipments without one. */
export const flightKeyOf = (
  flight: string | undefined,
  { to, bookedAt }: Pick<Shipment, 'to' | 'bookedAt'>,
): string => flight ?? `${to}-${newYorkDay(new Date(bookedAt ?? 0)).slice(0, MONTH_LENGTH)}${NO_FLIGHT}`;

export const isFlight = (key: string): boolean => !key.endsWith(NO_FLIGHT);
export const laneOf = (key: string): string => key.slice(0, DAY_AT - 1);
/** The month of a flight: that of the day in its id, on which it leaves by the schedule. */
export const monthOf = (key: string): string => key.slice(DAY_AT, DAY_AT + MONTH_LENGTH);

/** The Monday of the week of a flight, or the month of what has none: `2026-11-none`. */
export const weekOfFlight = (key: string): string =>
  isFlight(key) ? weekOf(dayIn(key).slice(0, DAY_LENGTH)) : dayIn(key);

/** What tells the flights of a lane apart, which begins with the day. */
export const dayIn = (key: string): string => key.slice(DAY_AT);

export const FIGURES = 'FIGURES#';
/** The counter of a flight in the report, in that of its month: `FIGURES#2026-11#GY-2026-11-27`. */
export const countedOn = (key: string): string => `${FIGURES}${monthOf(key)}#${key}`;
