import { validationError } from '../errors.ts';
import type { Json } from './shapes.ts';

/** Lists and maps that may be nested in an attribute: DynamoDB takes 32 levels, and the innermost value is one of them. */
const MOST_LEVELS = 31;

const membersOf = (value: object): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(value);

/** True when lists and maps are nested deeper than `left` levels anywhere in a request. */
const isTooDeep = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { M: map, L: list } = value as { readonly M?: unknown; readonly L?: unknown };
  const nested = map ?? list;
  if (typeof nested !== 'object' || nested === null)
    return membersOf(value).some((member) => isTooDeep(member, left));
  return left === 0 || membersOf(nested).some((member) => isTooDeep(member, left - 1));
};

/** Refuses attributes that are nested too deeply, which dynalite takes. Throws DynamoDB's ValidationException. */
export const checkNesting = (input: Json): void => {
  if (isTooDeep(input, MOST_LEVELS))
    throw validationError(
      'Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit',
    );
};
