import { clockWords } from './clock-words.ts';
import { OUR_TIME, onNewYorkClocks } from './new-york.ts';

/** Weekday, month and day. The first use of `Intl` is slow on old phones, and browsers have different formats. */
const dayParts = (day: Date): string => {
  const [weekday, date, month] = day.toUTCString().split(' ');
  return `${weekday} ${month} ${Number(date)}`;
};

const clockOnFace = (face: Date): string => clockWords(face.toISOString().slice('2026-11-27T'.length, 16));

/** The time of day of an instant in New York, where there is little room: `2 PM`, or `10:30 AM`. */
export const shortClock = (at: Date): string => clockOnFace(onNewYorkClocks(at)).replace(':00', '');

/** A New York day, given as `2026-11-27`: `Fri, Nov 27`. */
export const dayWords = (day: string): string => dayParts(new Date(`${day}T00:00Z`));

/** An instant in New York time: `Tue, Nov 24, 2:00 PM`. */
export const instantWords = (at: Date): string => {
  const face = onNewYorkClocks(at);
  return `${dayParts(face)}, ${clockOnFace(face)}`;
};

/** An instant on our clock, for somebody who may be anywhere: `Tue, Nov 10, 1:59 PM (New Jersey time)`. */
export const ourInstantWords = (at: string): string => `${instantWords(new Date(at))} (${OUR_TIME})`;

/** An instant in New York time, for a place with little room: `Tue 2 PM`, or `Wed 10:30 AM`. */
export const shortInstant = (at: Date): string =>
  `${onNewYorkClocks(at).toUTCString().slice(0, 'Tue'.length)} ${shortClock(at)}`;
