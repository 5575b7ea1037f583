import * as z from 'zod/mini';
import type { Permission } from '../kernel/permissions.ts';

/** What people look at and change at the desk, with the right that shows it. */
export const presenceOf = {
  shipments: 'shipment.read',
  quotes: 'quote.read',
  enquiries: 'enquiry.read',
  departures: 'departure.read',
  mailboxes: 'mailbox.read',
  bookings: 'booking.read',
  traces: 'parcel.read',
  claims: 'invoice.read',
  parcels: 'parcel.read',
  customers: 'customer.read',
  invoices: 'invoice.read',
  tasks: 'task.read',
  posts: 'content.read',
  vehicles: 'vehicle.read',
  drivers: 'driver.read',
} as const satisfies Readonly<Record<string, Permission>>;
export type DeskList = keyof typeof presenceOf;

/** Their names. */
export const deskLists = Object.keys(presenceOf) as [DeskList, ...DeskList[]];
export const DeskListName = z.enum(deskLists);

/** One thing that is open on somebody's screen. */
export const PresenceSubject = z.strictObject({
  list: DeskListName,
  // The longest is that of a task: its kind and what it is about.
  id: z.string().check(z.regex(/^[A-Za-z0-9._-]{1,132}$/, 'Give a number or a reference')),
});
export type PresenceSubject = z.infer<typeof PresenceSubject>;

/** Somebody else who has it open. `edits`: they have typed something that is not saved. */
export const Present = z.object({ userId: z.string(), edits: z.boolean() });
export type Present = z.infer<typeof Present>;
