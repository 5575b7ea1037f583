import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import type { DerivedTask } from '../../kernel/derived-task.ts';
import { addDays, newYorkDay, newYorkInstant } from '../../kernel/new-york.ts';

/** Where somebody stands with the airlines: not asked, papers handed in, confirmed until a day, or stopped for now. */
export const shipperStatuses = ['UNKNOWN', 'PENDING', 'KNOWN', 'SUSPENDED'] as const;
export const ShipperStatus = z.enum(shipperStatuses);
export type ShipperStatus = z.infer<typeof ShipperStatus>;

/** The record of a known shipper as it is kept. Version 0 was never written. Instants are ISO 8601 UTC. */
export const ShipperRecord = z.object({
  userId: z.string(),
  status: ShipperStatus,
  /** The number that the program gave. */
  ref: z.optional(z.string()),
  /** The last day on which it counts, in New York. */
  expiresOn: z.optional(z.string()),
  version: z.number(),
});
export type ShipperRecord = z.infer<typeof ShipperRecord>;

/** The record as it is today. */
export const KnownShipper = z.extend(ShipperRecord, {
  /** The day on which it ended by itself; the status is `UNKNOWN` since then. */
  lapsedOn: z.optional(z.string()),
  /** What it can become now. */
  next: z.array(ShipperStatus),
});
export type KnownShipper = z.infer<typeof KnownShipper>;

/** One change of the record, append-only. */
export const ShipperChange = z.object({
  id: z.string(),
  at: z.string(),
  /** User id. */
  by: z.string(),
  before: ShipperStatus,
  after: ShipperStatus,
  ref: z.optional(z.string()),
  expiresOn: z.optional(z.string()),
  reason: z.string(),
});
export type ShipperChange = z.infer<typeof ShipperChange>;

/** What somebody wants to change. A number and a last day belong to a known shipper, and to nothing else. */
export const ShipperOrder = z
  .strictObject({
    /** Made by the form, so that a double click or a lost answer changes nothing twice. */
    id: z.uuid(),
    version: z.int().check(z.nonnegative()),
    status: ShipperStatus,
    ref: z.optional(
      z
        .string()
        .check(z.trim(), z.minLength(1), z.maxLength(40, 'Please keep the number under 40 characters')),
    ),
    expiresOn: z.optional(CalendarDay),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(5, 'Say in a few words why, such as: visited on Monday, papers complete'),
        z.maxLength(300, 'Please keep the reason under 300 characters'),
      ),
  })
  .check(
    z.refine(({ status, ref }) => (status === 'KNOWN') === (ref !== undefined), {
      path: ['ref'],
      message: 'A known shipper has the number of the program, and nobody else has one',
    }),
    z.refine(({ status, expiresOn }) => (status === 'KNOWN') === (expiresOn !== undefined), {
      path: ['expiresOn'],
      message: 'A known shipper has a last day, and nobody else has one',
    }),
  );
export type ShipperOrder = z.output<typeof ShipperOrder>;

/** A person without a record. */
export const noRecord = (userId: string): ShipperRecord => ({ userId, status: 'UNKNOWN', version: 0 });

/** `KNOWN` after `KNOWN` is a renewal. */
const steps: Readonly<Record<ShipperStatus, readonly ShipperStatus[]>> = {
  UNKNOWN: ['PENDING'],
  PENDING: ['KNOWN', 'UNKNOWN'],
  KNOWN: ['KNOWN', 'SUSPENDED', 'UNKNOWN'],
  SUSPENDED: ['KNOWN', 'UNKNOWN'],
};

/** Somebody has to say of a record that has ended: it is asked for again, or it is over. */
const afterLapse: readonly ShipperStatus[] = ['PENDING', 'UNKNOWN'];

/** The record as it is at an instant. A known shipper whose last day has passed is none, whoever wrote it down or not. */
export const shipperAt = (record: ShipperRecord, now: number | Date): KnownShipper => {
  const { status, expiresOn } = record;
  if (status !== 'KNOWN' || expiresOn === undefined || newYorkDay(now) <= expiresOn)
    return { ...record, next: [...steps[status]] };
  return { ...record, status: 'UNKNOWN', lapsedOn: expiresOn, next: [...afterLapse] };
};

/** The record after a change. A suspended one keeps number and day, so that everybody sees what was stopped. */
export const shipperAfter = (
  { ref, expiresOn, ...record }: ShipperRecord,
  order: Pick<ShipperOrder, 'status' | 'ref' | 'expiresOn'>,
): ShipperRecord => {
  const known = order.status === 'SUSPENDED' ? { ref, expiresOn } : order;
  return {
    ...record,
    status: order.status,
    version: record.version + 1,
    ...(known.ref === undefined ? {} : { ref: known.ref }),
    ...(known.expiresOn === undefined ? {} : { expiresOn: known.expiresOn }),
  };
};

/** This many days before the last one, documents are asked to renew it. */
export const RENEWAL_DAYS = 30;

/** What waits at a record: to be renewed before its last day, until somebody has changed it. */
export const shipperTasks = (
  { status, expiresOn }: ShipperRecord,
  now: number | Date,
): readonly DerivedTask<'KNOWN_SHIPPER_ENDING'>[] => {
  if (status !== 'KNOWN' || expiresOn === undefined) return [];
  const since = newYorkInstant(addDays(expiresOn, -RENEWAL_DAYS), '00:00');
  if (Number(now) < since.getTime()) return [];
  const due = newYorkInstant(expiresOn, '17:00').toISOString();
  return [{ kind: 'KNOWN_SHIPPER_ENDING', since: since.toISOString(), due }];
};
