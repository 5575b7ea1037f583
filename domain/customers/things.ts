import * as z from 'zod/mini';
import { FileSubject } from '../files/file.ts';
import { purposesOfSent } from '../files/purposes.ts';
import type { Permission } from '../kernel/permissions.ts';

/** What a person may have with us, with the right that shows it. */
export const thingKinds = {
  shipments: { name: 'Shipments', may: 'shipment.read' },
  quotes: { name: 'Quotes', may: 'quote.read' },
  parcels: { name: 'Parcels', may: 'parcel.read' },
  bookings: { name: 'Pickups and drop-offs', may: 'booking.read' },
  invoices: { name: 'Invoices', may: 'invoice.read' },
  claims: { name: 'Claims', may: 'invoice.read' },
  enquiries: { name: 'Messages to us', may: 'enquiry.read' },
  told: { name: 'What we told them', may: 'customer.read' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly may: Permission }>>;
export type CustomerThingKind = keyof typeof thingKinds;

/** What somebody has to do now for one of them, in the words in which they read it. */
const ThingToDo = z.object({
  title: z.string(),
  /** Before when, ISO 8601 UTC. */
  by: z.optional(z.string()),
  /** The number of the invoice on which it is paid, where that is what there is to do. */
  invoice: z.optional(z.string()),
});

/** A paper that it waits for, and what the paper would belong to. */
const AskedPaper = z.object({ purpose: z.enum(purposesOfSent), subject: FileSubject });

/** One of them, in a line. */
export const CustomerThing = z.object({
  /** Its number, reference or code. */
  id: z.string(),
  /** What it is, in a few words: `Marva’s 2 boxes to Guyana`. */
  title: z.string(),
  /** Its state by the words of its domain, as a code. */
  state: z.string(),
  /** What else there is to know: how far some of it is, and what it waits for. */
  note: z.optional(z.string()),
  /** When it began, or when a visit is, ISO 8601 UTC. */
  at: z.string(),
  /** Where the desk opens it, below the area: `/shipments/…`. Absent for what is all in this line. */
  path: z.optional(z.string()),
  /** Somebody still has to do something for it. */
  isOpen: z.optional(z.literal(true)),
  todo: z.optional(ThingToDo),
  /** The papers that somebody may have sent us in a message. */
  asks: z.optional(z.array(AskedPaper)),
  /** What it costs in all, in cents. */
  sum: z.optional(z.int()),
  /** What of it is still owed, in cents; negative for what we have to give back. */
  owed: z.optional(z.int()),
});
export type CustomerThing = z.infer<typeof CustomerThing>;

/** The newest things of a kind, and whether there are more. */
export const CustomerThings = z.object({
  kind: z.enum(Object.keys(thingKinds) as [CustomerThingKind, ...CustomerThingKind[]]),
  items: z.array(CustomerThing),
  more: z.boolean(),
});
export type CustomerThings = z.infer<typeof CustomerThings>;

/** How many of each kind are shown on the page of a person. */
export const THINGS_SHOWN = 10;

/** What has no hour comes after everything that has one. */
const dueAt = ({ todo }: CustomerThing): number =>
  todo?.by === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(todo.by);

/** What somebody has to do now, of everything that the reader sees: what has an hour first, the soonest of it. */
export const toDoNow = (things: readonly CustomerThings[]): readonly CustomerThing[] =>
  things
    .flatMap(({ items }) => items.filter(({ todo }) => todo !== undefined))
    .toSorted((one, other) => dueAt(one) - dueAt(other));
