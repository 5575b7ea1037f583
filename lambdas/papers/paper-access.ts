import type { Invoice } from '#domain/billing/invoice.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { may } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { subjectParts } from '#domain/papers/paper.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Clock } from '../runtime/clock.ts';

export interface SubjectReaders {
  readonly clock: Clock;
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  readonly findInvoice: (number: string) => Promise<Invoice | undefined>;
  readonly findFlight: (id: string, now: Date) => Promise<Flight | undefined>;
}

/** What a paper is about, as it is now. */
export type Subject =
  | { readonly kind: 'shipment'; readonly shipment: Shipment }
  | { readonly kind: 'departure'; readonly flight: Flight }
  | { readonly kind: 'invoice'; readonly invoice: Invoice };

/** A subject that somebody may see papers of: at the desk all of them, as the sender those that are for senders. */
interface SeenSubject {
  readonly as: 'desk' | 'sender';
  readonly subject: Subject;
}

type Seen = Promise<SeenSubject | undefined>;

const seenFlight = async ({ findFlight, clock }: SubjectReaders, id: string, caller: Caller): Seen => {
  if (!may(caller, 'document.read') || !may(caller, 'departure.read')) return undefined;
  const flight = await findFlight(id, clock());
  return flight && { as: 'desk', subject: { kind: 'departure', flight } };
};

const seenShipment = async ({ findShipment }: SubjectReaders, id: string, caller: Caller): Seen => {
  const atDesk = may(caller, 'document.read');
  const shipment = await findShipment(id);
  if (!shipment || !(atDesk || shipment.ownerId === caller.userId)) return undefined;
  return { as: atDesk ? 'desk' : 'sender', subject: { kind: 'shipment', shipment } };
};

const seenInvoice = async ({ findInvoice }: SubjectReaders, id: string, caller: Caller): Seen => {
  const atDesk = may(caller, 'invoice.read');
  const invoice = await findInvoice(id);
  if (!invoice || !(atDesk || invoice.ownerId === caller.userId)) return undefined;
  return { as: atDesk ? 'desk' : 'sender', subject: { kind: 'invoice', invoice } };
};

const lookAt = { departure: seenFlight, shipment: seenShipment, invoice: seenInvoice } as const;

/** Reads a subject for a caller. Undefined when there is none, and when they may not know that it exists. */
export const seenSubject = (readers: SubjectReaders, text: string, caller: Caller): Seen => {
  const { kind, id } = subjectParts(text);
  return lookAt[kind](readers, id, caller);
};
