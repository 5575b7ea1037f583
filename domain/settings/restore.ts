import type * as z from 'zod/mini';
import { everyCardHas, RateCardFields } from '../quotes/cards/rate-card-fields.ts';
import { uncharged } from '../quotes/default-rate-card.ts';
import type { RateCard } from '../quotes/rate-card.ts';
import { bareCapabilities } from './capabilities.ts';
import { defaultSettings } from './defaults.ts';
import { type SettingSection, type SettingValue, settingSections } from './site-settings.ts';

type Fields = Record<string, unknown>;

/** A value that is valid today, with the fields that had to be repaired. */
interface Restored<Value> {
  readonly value: Value;
  /** The fields that were replaced by defaults or left out, `facility` or `facility.latitude`. */
  readonly repairedFields: readonly string[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges a stored value into the default. A stored list replaces the whole default list. */
const mergeInto = (base: unknown, stored: unknown): unknown => {
  if (!isFields(base) || !isFields(stored)) return stored === undefined ? base : stored;
  const merged: Fields = { ...base };
  for (const [name, value] of Object.entries(stored)) merged[name] = mergeInto(base[name], value);
  return merged;
};

const without = (value: unknown, [name, ...rest]: readonly string[], left: readonly string[]): unknown => {
  if (!isFields(value)) return value;
  if (name === undefined)
    return Object.fromEntries(Object.entries(value).filter(([key]) => !left.includes(key)));
  return { ...value, [name]: without(value[name], rest, left) };
};

/** Repairs one issue: an unknown field is left out, an invalid one is replaced by the default. */
const repairOne = (value: Fields, base: Fields, issue: z.core.$ZodIssue): Fields => {
  const [field] = issue.path;
  const inLists = issue.path.some((part) => typeof part === 'number');
  if (issue.code === 'unrecognized_keys' && !inLists)
    return without(value, issue.path.map(String), issue.keys) as Fields;
  return field === undefined ? base : { ...value, [field]: base[String(field)] };
};

/** What completes a stored section. The sample counters of the defaults never complete what an admin saved. */
const completions: { readonly [Section in SettingSection]: SettingValue<Section> } = {
  ...defaultSettings,
  capabilities: bareCapabilities,
};

/** Fields that were settings once and follow from something else today. What was stored of them says nothing. */
const noSettings: Readonly<Partial<Record<SettingSection, readonly string[]>>> = {
  capabilities: ['onlinePayment'],
};

/** The path of an issue; for an unknown field it includes the name of the field. */
const placeOf = (issue: z.core.$ZodIssue): string =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.');

/** First the shapes, then the checks across fields, then the same checks again for the values that were replaced. */
const ROUNDS = 3;

const restore = <Value extends object>(
  schema: z.ZodMiniType<Value>,
  base: Value,
  stored: unknown,
): Restored<Value> => {
  const repairedFields = new Set<string>();
  let value = mergeInto(base, isFields(stored) ? stored : {}) as Fields;
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
 * Reads a stored section with the schema of today. A section of an older shape keeps every field that is still valid
 * and gets defaults for the others, so that a new field never breaks an installation that saved its settings before.
 */
export const restoreSetting = <Section extends SettingSection>(
  section: Section,
  stored: unknown,
): Restored<SettingValue<Section>> =>
  // Each schema has the type of its default, but the compiler cannot follow that through a variable key.
  restore(
    settingSections[section] as unknown as z.ZodMiniType<SettingValue<Section>>,
    stored === undefined ? defaultSettings[section] : completions[section],
    without(stored, [], noSettings[section] ?? []),
  );

const isMissing = (stored: unknown, path: string): boolean =>
  path.split('.').reduce((inner, name) => (isFields(inner) ? inner[name] : undefined), stored) === undefined;

/**
 * The same for the prices of a card. A price that did not exist when it was published is not charged, and only its fields are
 * validated: neither a new fee nor a later check may change what was promised. What every card has and this one lacks is named, too.
 */
export const restoreRateCard = (stored: unknown): Restored<RateCard> => {
  const { value, repairedFields } = restore(RateCardFields, uncharged, stored);
  const missing = everyCardHas.filter((path) => isMissing(stored, path));
  return { value, repairedFields: [...repairedFields, ...missing] };
};
