import * as z from 'zod/mini';
import { Declaration, DeclarationForm } from '../declaration/declaration.ts';
import { ParcelCode } from '../parcel-code.ts';

/** What is expected: until it has come (`MATCHED`), its owner takes it back, or nothing came in time. */
export const preAlertStates = ['PENDING_ARRIVAL', 'MATCHED', 'CANCELLED', 'EXPIRED'] as const;

/** Days until a pre-alert expires, and how many days before that its owner is told. */
export const PRE_ALERT_DAYS = 60;
export const PRE_ALERT_WARNING_DAYS = 7;

/** So often the number of a pre-alert can be put right. More would be a way to try numbers out. */
export const MOST_NUMBERS = 5;

/** A tracking number in its normal form: capital letters and digits alone. */
export const Tracking = z
  .string()
  .check(z.regex(/^[A-Z0-9]{6,40}$/, 'A tracking number has letters and digits only.'));

/** A parcel that a customer expects. Instants are ISO 8601 UTC. */
export const PreAlert = z.object({
  /** Made by the form. */
  id: z.uuid(),
  version: z.int(),
  ownerId: z.string(),
  state: z.enum(preAlertStates),
  tracking: Tracking,
  carrier: z.string(),
  /** How often it got another number. */
  renumbered: z.optional(z.int()),
  declaration: Declaration,
  /** The parcel that came, once it has. */
  parcel: z.optional(ParcelCode),
  /** The carrier brought it, and we had to send it away: since when, and why. */
  refused: z.optional(z.object({ at: z.string(), because: z.string() })),
  createdAt: z.string(),
  changedAt: z.string(),
  expiresAt: z.string(),
  /** When its owner was told that it ends soon. */
  warnedAt: z.optional(z.string()),
  closedAt: z.optional(z.string()),
});
export type PreAlert = z.infer<typeof PreAlert>;

/** A pre-alert as its form sends it. */
export const PreAlertForm = z.strictObject({
  tracking: z.string().check(z.trim(), z.minLength(1, 'Give the tracking number'), z.maxLength(200)),
  /** What its owner chose where the form of the number does not say it. */
  carrier: z.optional(z.string().check(z.regex(/^[A-Z_]{2,20}$/))),
  declaration: DeclarationForm,
});
export type PreAlertForm = z.infer<typeof PreAlertForm>;
