import type * as z from 'zod/mini';
import { RateCardFields } from '../quotes/cards/rate-card-fields.ts';
import { defaultRateCard } from '../quotes/default-rate-card.ts';
import type { RateCard } from '../quotes/rate-card.ts';
import { defaultSettings } from './defaults.ts';
import { type SettingSection, type SettingValue, settingSections } from './site-settings.ts';

type Fields = Record<string, unknown>;

/** A value as it is today, and whether parts of it had to be filled in. */
interface Restored<Value> {
  readonly value: Value;
  /** The fields that were filled in or left out, `facility` or `facility.latitude`. */
  readonly repairedFields: readonly string[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is stored, over what is not. Lists are taken whole. */
const over = (base: unknown, stored: unknown): unknown => {
  if (!isFields(base) || !isFields(stored)) return stored === undefined ? base : stored;
  const merged: Fields = { ...base };
  for (const [name, value] of Object.entries(stored)) merged[name] = over(base[name], value);
  return merged;
};

const without = (value: unknown, [name, ...rest]: readonly string[], left: readonly string[]): unknown => {
  if (!isFields(value)) return value;
  if (name === undefined)
    return Object.fromEntries(Object.entries(value).filter(([key]) => !left.includes(key)));
  return { ...value, [name]: without(value[name], rest, left) };
};

/** Mends one thing: a field that is no longer known goes, one that is no longer right is the default's. */
const repairOne = (value: Fields, base: Fields, issue: z.core.$ZodIssue): Fields => {
  const [field] = issue.path;
  const inLists = issue.path.some((part) => typeof part === 'number');
  if (issue.code === 'unrecognized_keys' && !inLists)
    return without(value, issue.path.map(String), issue.keys) as Fields;
  return field === undefined ? base : { ...value, [field]: base[String(field)] };
};

/** How a problem's place is told: where a field is unknown, by its own name. */
const placeOf = (issue: z.core.$ZodIssue): string =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.');

/** Shapes first, then the rules across fields, then those of the values that were put in their place. */
const ROUNDS = 3;

const restore = <Value extends object>(
  schema: z.ZodMiniType<Value>,
  base: Value,
  stored: unknown,
): Restored<Value> => {
  const repairedFields = new Set<string>();
  let value = over(base, isFields(stored) ? stored : {}) as Fields;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { value: parsed.data, repairedFields: [...repairedFields] };
    for (const issue of parsed.error.issues) {
      repairedFields.add(placeOf(issue));
      value = repairOne(value, base as Fields, issue);
    }
  }
  return { value: base, repairedFields: ['everything'] };
};

/**
 * Reads a stored section by today's schema. One of an older shape keeps every field that still fits and gets the default
 * for the others, so that a new field never breaks the site of a house that saved before it was there.
 */
export const restoreSetting = <Section extends SettingSection>(
  section: Section,
  stored: unknown,
): Restored<SettingValue<Section>> =>
  // The record ties each schema to its own default; indexing it by a variable cannot say so again.
  restore(
    settingSections[section] as unknown as z.ZodMiniType<SettingValue<Section>>,
    defaultSettings[section],
    stored,
  );

/** The same for the prices of a card. Rules that came after it was published do not change what it promised. */
export const restoreRateCard = (stored: unknown): Restored<RateCard> =>
  restore(RateCardFields, defaultRateCard.card, stored);
