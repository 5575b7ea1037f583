import { clockWords } from '../../kernel/clock-words.ts';
import { type DestinationCode, destinations } from '../../kernel/destinations.ts';
import { mapOf } from '../../kernel/map-of.ts';
import { weekdays } from '../../kernel/weekdays.ts';
import { type HoursLine, readHours } from '../opening-hours.ts';
import type { Counter } from './counter.ts';
import { digitsOf } from './digits.ts';

/** A counter in one line: `Sample counter, 18 Sample Wharf Street, Georgetown`. */
export const counterPlace = ({ name, street, town }: Pick<Counter, 'name' | 'street' | 'town'>): string =>
  [...(name === undefined ? [] : [name]), street, town].join(', ');

/** Its hours in one line: `Monday to Friday 8:00 AM to 4:30 PM, Saturday 8:00 AM to 12:00 PM`. */
export const counterHours = ({ hours }: Pick<Counter, 'hours'>): string =>
  hours
    .filter((line) => line.hours.toLowerCase() !== 'closed')
    .map((line) => `${line.days} ${line.hours}`)
    .join(', ');

/** The address of a map that opens on every phone, with and without an app. */
export const counterMap = (
  code: DestinationCode,
  { street, town }: Pick<Counter, 'street' | 'town'>,
): string => mapOf(`${street}, ${town}, ${destinations[code].country}`);

/** What a phone dials. */
export const dials = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** The address that opens a conversation in WhatsApp. */
export const chats = (whatsapp: string): string => `https://wa.me/${digitsOf(whatsapp)}`;

/** The weekday and the minute of the day at an instant, on the clocks of a time zone. */
const clockAt = (now: Date, timeZone: string): { readonly day: number; readonly time: string } => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: weekdays.map(String).indexOf(of('weekday')), time: `${of('hour')}:${of('minute')}` };
};

const DAYS_A_WEEK = 7;

const dayName = (ahead: number, day: number): string => {
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : `on ${weekdays[day]}`;
};

/**
 * Whether a counter is open at an instant, by the clocks there, and what comes next: `Open now, until 4:30 PM.` Holidays there are not
 * known. Empty where the hours cannot be read.
 */
export const openNowWords = (
  { hours }: { readonly hours: readonly HoursLine[] },
  code: DestinationCode,
  now: Date,
): string => {
  const week = readHours(hours);
  if (week === undefined) return '';
  const { day, time } = clockAt(now, destinations[code].zone);
  const today = week[day];
  if (today !== undefined && today.from <= time && time < today.to)
    return `Open now, until ${clockWords(today.to)}.`;
  for (let ahead = 0; ahead <= DAYS_A_WEEK; ahead += 1) {
    const next = (day + ahead) % DAYS_A_WEEK;
    const open = week[next];
    if (open !== undefined && (ahead > 0 || time < open.from))
      return `Closed now. It opens ${dayName(ahead, next)} at ${clockWords(open.from)}.`;
  }
  return '';
};
