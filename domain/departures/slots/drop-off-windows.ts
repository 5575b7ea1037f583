import type { OpenHours } from '../../settings/opening-hours.ts';
import type { SlotSettings } from './slot-settings.ts';

/** From when to when goods come on a day, `09:00` and `12:00`, and how much fits. */
export interface SlotWindow {
  readonly from: string;
  readonly to: string;
  readonly places?: number;
  readonly lb?: number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const timeOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** The opening hours of a day in windows of the same length. The last one ends when the dock closes, so it may be shorter. */
export const dropOffWindows = (
  { from, to }: OpenHours,
  { windowMinutes, places }: SlotSettings['dropOff'],
): readonly SlotWindow[] => {
  const open = minutesOf(from);
  const close = minutesOf(to);
  return Array.from({ length: Math.max(0, Math.ceil((close - open) / windowMinutes)) }, (_, index) => {
    const begins = open + index * windowMinutes;
    return {
      from: timeOf(begins),
      to: timeOf(Math.min(begins + windowMinutes, close)),
      ...(places === undefined ? {} : { places }),
    };
  });
};
