import type { BookingConfirms } from '#domain/departures/slots/slot-fields.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { isCalendarDay } from '#domain/kernel/new-york.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';
import type { SettingChange } from '#domain/settings/history/setting-changes.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import type { ChangeLine } from '#web/ui/data/history-line.tsx';
import { yearDayWords } from '../day-words.ts';
import { fieldLabel } from './field-labels.ts';

/** Fields whose number is a day of the week. */
const weekdayFields: ReadonlySet<string> = new Set(['weekday', 'departs']);

const confirmWords: Readonly<Record<BookingConfirms, string>> = { AT_ONCE: 'at once', STAFF: 'by our staff' };

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const textWords = (text: string): string => {
  if (isTime(text)) return clockWords(text);
  if (isCalendarDay(text)) return yearDayWords(text);
  return Object.hasOwn(destinations, text) ? destinations[text as DestinationCode].country : text;
};

const numbered = (unit: string) => (value: unknown) => `${Number(value).toLocaleString('en-US')} ${unit}`;

/** Parts of a list's entry that say nothing without a word of their own. */
const namedWords: Readonly<Record<string, (value: unknown) => string>> = {
  sample: (value) => (value ? 'sample' : 'real'),
  dock: (value) => (value ? 'dock closed too' : ''),
  places: numbered('pickups'),
  lb: numbered('lb'),
};

/** One value as people read it. `name` is the last part of its field. */
const valueWords = (value: unknown, name: string): string => {
  if (value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number' && weekdayFields.has(name)) return weekdays[value] ?? String(value);
  if (name === 'confirms') return confirmWords[value as BookingConfirms];
  if (typeof value === 'string') return textWords(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => namedWords[key]?.(inner) ?? valueWords(inner, key))
    .filter((words) => words !== '')
    .join(', ');
};

const listLines = (
  label: string,
  removed: readonly unknown[],
  added: readonly unknown[],
): readonly ChangeLine[] => {
  if (removed.length + added.length === 0) return [{ label, words: 'in another order' }];
  return [
    ...removed.map((entry) => ({ label, words: `removed “${valueWords(entry, '')}”` })),
    ...added.map((entry) => ({ label, words: `added “${valueWords(entry, '')}”` })),
  ];
};

/** Changes of a section in words: `Phone, as shown: (201) 555-0142 → (201) 555-0199`. */
export const changeLines = (
  section: SettingSection,
  changes: readonly SettingChange[],
): readonly ChangeLine[] =>
  changes.flatMap(({ field, before, after }) => {
    const label = fieldLabel(section, field);
    if (Array.isArray(before) && Array.isArray(after)) return listLines(label, before, after);
    const name = field.slice(field.lastIndexOf('.') + 1);
    return [{ label, words: `${valueWords(before, name)} → ${valueWords(after, name)}` }];
  });
