/** Weekdays and opening hours as text: a module of its own, because screens of the app need them and not the other times. */

import { weekdays } from '#domain/kernel/weekdays.ts';
import type { PublicBrand } from '#domain/settings/site-settings.ts';

/** `Tuesday` for 2. */
export const weekdayWords = (weekday: number): string => weekdays[weekday] ?? '';

/** Opening hours in one sentence: `Monday to Friday 9:00 AM to 6:00 PM, Saturday …, Sunday closed`. */
export const hoursWords = ({ hours }: Pick<PublicBrand, 'hours'>): string =>
  hours.map((line) => `${line.days} ${line.hours === 'Closed' ? 'closed' : line.hours}`).join(', ');
