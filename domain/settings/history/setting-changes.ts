import * as z from 'zod/mini';

/** One field of a section that has another value than before. */
export const SettingChange = z.object({
  /** Its path, `phone.display`. */
  field: z.string(),
  /** The value before; of a list, the entries that were removed. */
  before: z.optional(z.unknown()),
  /** The value now; of a list, the entries that were added. Both are empty if only the order changed. */
  after: z.optional(z.unknown()),
});
export type SettingChange = z.infer<typeof SettingChange>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => JSON.stringify(value) ?? '';

/** The entries of one list that the other does not have. An entry that is there twice counts twice. */
const missingIn = (list: readonly unknown[], other: readonly unknown[]): readonly unknown[] => {
  const left = other.map(text);
  return list.filter((entry) => {
    const at = left.indexOf(text(entry));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const changesAt = (field: string, before: unknown, after: unknown): readonly SettingChange[] => {
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => changesAt(field ? `${field}.${name}` : name, before[name], after[name]));
  }
  if (text(before) === text(after)) return [];
  if (Array.isArray(before) && Array.isArray(after))
    return [{ field, before: missingIn(before, after), after: missingIn(after, before) }];
  return [{ field, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
};

/** The fields that differ between two values of a section, whatever section it is. */
export const settingChanges = (before: unknown, after: unknown): readonly SettingChange[] =>
  changesAt('', before, after);
