import * as z from 'zod/mini';
import { oneLine } from '../../kernel/person/one-line.ts';
import { SaidAt } from '../said-at.ts';

/** What an odometer shows, in whole miles. */
export const Miles = z.int().check(z.minimum(0), z.maximum(2_000_000));

/** Why an odometer shows less than before: the last reading was typed wrong, or the instrument is another one. */
const backwardsReasons = ['MISTYPED', 'REPLACED'] as const;

/** A reading as it was taken. */
export const Reading = z.strictObject({
  miles: Miles,
  /** When it was read, as the device says, ISO 8601. */
  at: SaidAt,
  /** Asked for where it is less than the last one. */
  backwards: z.optional(
    z.strictObject({
      reason: z.enum(backwardsReasons),
      note: z.string().check(z.overwrite(oneLine), z.minLength(3, 'Write why'), z.maxLength(200)),
    }),
  ),
});
export type Reading = z.infer<typeof Reading>;

/** The last reading of a vehicle. */
export const Odometer = z.object({ miles: z.int(), at: z.string(), by: z.string() });
export type Odometer = z.infer<typeof Odometer>;

/**
 * What becomes of the last reading. `OLDER`: it was taken before the last one, by a phone that was offline, and fits; nothing changes.
 * `BACKWARDS`: it cannot follow the last one, and nobody said why.
 */
export const readingFits = (
  last: Odometer,
  { miles, at, backwards }: Reading,
): 'NEWER' | 'OLDER' | 'BACKWARDS' => {
  if (backwards !== undefined) return 'NEWER';
  const [isEarlier, isLess] = [at < last.at, miles < last.miles];
  if (isEarlier && miles <= last.miles) return 'OLDER';
  return isEarlier || isLess ? 'BACKWARDS' : 'NEWER';
};
