import * as z from 'zod/mini';
import { NEW_YORK, OUR_TIME } from '../kernel/new-york.ts';
import { dateWords } from '../kernel/new-york-words.ts';
import { fieldWords, type Shown, type ShownField } from '../kernel/shown-fields.ts';

/** A thing in words: what each field is called, and what it says. */
export const ReadableEntry = z.array(z.object({ label: z.string(), value: z.string() }));
export type ReadableEntry = z.infer<typeof ReadableEntry>;

const instants = new Intl.DateTimeFormat('en-US', {
  timeZone: NEW_YORK,
  dateStyle: 'medium',
  timeStyle: 'short',
});
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const wordsOf = (value: string | boolean): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (DAY.test(value)) return dateWords(value);
  return INSTANT.test(value) ? `${instants.format(new Date(value))} (${OUR_TIME})` : value;
};

/** `When` is `when` after a comma; `ZIP code` stays. */
const within = (part: string): string =>
  /^[A-Z](?:[a-z]| )/.test(part) ? `${part.charAt(0).toLowerCase()}${part.slice(1)}` : part;

const below = (label: string, part: string): string => (label === '' ? part : `${label}, ${within(part)}`);

const isText = (value: unknown): value is string => typeof value === 'string';

const listOf = (label: string, list: readonly (string | Shown)[]): ReadableEntry => {
  if (list.every(isText))
    return list.length === 0 ? [] : [{ label, value: list.map((one) => wordsOf(one)).join('\n') }];
  const isOnly = list.length === 1;
  return list.flatMap((one, place) => fieldOf(isOnly ? label : `${label} ${place + 1}`, one));
};

const fieldOf = (label: string, value: Shown[ShownField]): ReadableEntry => {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value === 'string' || typeof value === 'boolean') return [{ label, value: wordsOf(value) }];
  if (Array.isArray(value)) return listOf(label, value);
  return fieldsOf(label, value as Shown);
};

const fieldsOf = (label: string, shown: Shown): ReadableEntry =>
  Object.entries(shown).flatMap(([field, value]) =>
    fieldOf(below(label, fieldWords[field as ShownField]), value),
  );

/** A thing in words that anybody can read: `Receiver, name: Verna Adams`. Fields without a value are left out; a list of texts has a line each. */
export const readable = (shown: Shown): ReadableEntry => fieldsOf('', shown);
