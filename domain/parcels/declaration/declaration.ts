import * as z from 'zod/mini';
import { oneLine } from '../../kernel/person/one-line.ts';

/** Most kinds of goods in one parcel. */
export const MOST_LINES = 30;

/** A line of what is inside: `2 summer dresses, $19.99 each`. Values are in cents. */
const ContentLine = z.strictObject({
  description: z
    .string()
    .check(
      z.overwrite(oneLine),
      z.minLength(3, 'Say what it is, such as “children’s shoes”.'),
      z.maxLength(120, 'This is too long (max 120 characters)'),
    ),
  quantity: z.int().check(z.minimum(1), z.maximum(9_999)),
  /** Value of one. Absent while the owner has not said it. */
  unitValue: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000))),
});

/**
 * The invoice of a parcel. `NOT_REQUIRED`: nothing was bought, such as used clothes from a friend. `PENDING`: we wait for it. `PROVIDED`:
 * its owner sent it. `REJECTED`: staff sent it back, with a reason. `VERIFIED`: staff have read it.
 */
const invoiceStates = ['NOT_REQUIRED', 'PENDING', 'PROVIDED', 'REJECTED', 'VERIFIED'] as const;

export const Invoice = z.object({
  state: z.enum(invoiceStates),
  /** The file, of its owner. */
  file: z.optional(z.string()),
  /** Why it was sent back, as its owner reads it. */
  reason: z.optional(z.string()),
  /** Who verified it or sent it back. */
  by: z.optional(z.string()),
  /** When it was provided, verified or sent back. */
  at: z.optional(z.string()),
});
export type Invoice = z.infer<typeof Invoice>;

/** What somebody says, or saw, of dangerous goods: the codes of our table, and how many of them. */
export const Danger = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z_]{3,40}$/)),
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
});
export type Danger = z.infer<typeof Danger>;

/** What is inside a parcel, as its owner says. All of it can come later. */
export const Declaration = z.object({
  store: z.optional(z.string()),
  orderNumber: z.optional(z.string()),
  lines: z.array(ContentLine),
  invoice: Invoice,
  /** Absent while the owner was not asked; empty when they were and nothing of it is inside. */
  dangers: z.optional(z.array(Danger)),
  /** What they say besides: `2 phones, new in the box`. */
  dangersNote: z.optional(z.string()),
});
export type Declaration = z.infer<typeof Declaration>;

/** The same as its form sends it. */
export const DeclarationForm = z.strictObject({
  store: z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(60))),
  orderNumber: z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(60))),
  lines: z.array(ContentLine).check(z.maxLength(MOST_LINES)),
  /** A file that its owner sent for this; `NONE` where nothing was bought. Absent: it comes later, or stays as it is. */
  invoice: z.optional(z.union([z.uuid(), z.literal('NONE')])),
  dangers: z.optional(z.array(Danger).check(z.maxLength(20))),
  dangersNote: z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(300))),
});
export type DeclarationForm = z.infer<typeof DeclarationForm>;

/** The value of everything inside, in cents; undefined while a part of it is not said. */
export const declaredValue = ({ lines }: Pick<Declaration, 'lines'>): number | undefined => {
  let sum = 0;
  for (const { quantity, unitValue } of lines) {
    if (unitValue === undefined) return undefined;
    sum += quantity * unitValue;
  }
  return lines.length === 0 ? undefined : sum;
};

/** Nothing is said yet of what is inside. */
export const nothingDeclared: Declaration = { lines: [], invoice: { state: 'PENDING' } };
