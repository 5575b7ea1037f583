import * as z from 'zod/mini';
import { boundedNumber } from '../../kernel/bounded-number.ts';
import type { Cents } from '../../kernel/money.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { Miles } from '../care/odometer.ts';
import { SaidAt } from '../said-at.ts';

/** What is paid on the road. */
const costKinds = ['FUEL', 'TOLL'] as const;

/** Something that was paid on the road, with a photo of its receipt. */
export const Cost = z.strictObject({
  /** Made on the phone: the same entry sent again is recorded once. */
  id: z.uuid(),
  kind: z.enum(costKinds),
  /** When it was paid, ISO 8601. */
  at: SaidAt,
  cents: z.int().check(z.minimum(1, 'Give the amount on the receipt'), z.maximum(1_000_000)),
  /** The file of the photo of the receipt. */
  photo: z.uuid(),
  gallons: z.optional(boundedNumber(0.001, 500)),
  miles: z.optional(Miles),
  place: z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(80))),
  /** The run that it was paid on. */
  run: z.optional(z.uuid()),
});
export type Cost = z.infer<typeof Cost>;

/** An entry of what a vehicle costs. It is never changed: a wrong one is reversed by an entry of as many cents below zero. */
export const CostEntry = z.object({
  ...Cost.shape,
  cents: z.int(),
  by: z.string(),
  /** The entry that this one takes back. */
  reverses: z.optional(z.uuid()),
});
export type CostEntry = z.infer<typeof CostEntry>;

/** The entry that takes a wrong one back. */
export const reversalOf = (
  { id: reverses, cents, ...entry }: CostEntry,
  { id, by }: Pick<CostEntry, 'id' | 'by'>,
): CostEntry => ({ ...entry, id, by, cents: -cents, reverses });

/** What entries come to, by kind, in cents. */
export const spentOf = (
  entries: readonly Pick<CostEntry, 'kind' | 'cents'>[],
): Readonly<Record<CostEntry['kind'], Cents>> => {
  const sum = (kind: CostEntry['kind']) =>
    entries.reduce((total, entry) => total + (entry.kind === kind ? entry.cents : 0), 0);
  return { FUEL: sum('FUEL'), TOLL: sum('TOLL') };
};
