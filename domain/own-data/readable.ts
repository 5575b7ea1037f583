import * as z from 'zod/mini';
import { dollars } from '../kernel/money.ts';

/** A thing in words: what each field is called, and what it says. */
export const ReadableEntry = z.array(z.object({ label: z.string(), value: z.string() }));
export type ReadableEntry = z.infer<typeof ReadableEntry>;

/** Fields that are in cents wherever they are whole numbers. */
const inCents = new Set([
  'amount',
  'total',
  'value',
  'unitValue',
  'declaredValue',
  'dearestKindValue',
  'fee',
  'owed',
  'before',
]);

const instants = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

/** `given_name` and `givenName` are both `Given name`. */
const labelOf = (field: string): string => {
  const words = field
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bemail\b/, 'e-mail');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const wordsOf = (field: string, value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return inCents.has(field) ? dollars(value) : String(value);
  return INSTANT.test(value) ? `${instants.format(new Date(value))} (New York)` : value;
};

/** Ids by which only programs know things and people: they tell nobody anything. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const isId = (value: unknown): boolean => typeof value === 'string' && ID.test(value);

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const below = (label: string, part: string): string =>
  label === '' ? part : `${label}, ${part.toLowerCase()}`;

const fieldsOf = (label: string, field: string, value: unknown): ReadableEntry => {
  if (value === undefined || value === null || value === '' || isId(value)) return [];
  if (isPlain(value)) return [{ label, value: wordsOf(field, value) }];
  if (Array.isArray(value)) {
    if (value.every(isPlain))
      return value.length === 0 ? [] : [{ label, value: value.map((one) => wordsOf(field, one)).join(', ') }];
    return value.flatMap((one, place) => fieldsOf(`${label} ${place + 1}`, field, one));
  }
  return Object.entries(value).flatMap(([name, one]) => fieldsOf(below(label, labelOf(name)), name, one));
};

/** A stored thing in words that anybody can read: `Receiver, name: Verna Adams`. Fields without a value are left out, and so are ids of programs. */
export const readable = (shown: Readonly<Record<string, unknown>>): ReadableEntry => fieldsOf('', '', shown);
