import type { Invoice } from '#domain/billing/invoice.ts';
import type { Flight } from '#domain/departures/flight.ts';
import { hasLeft } from '#domain/departures/under-way.ts';
import { arrivalCountries, may } from '#domain/kernel/permissions.ts';
import { owns } from '#domain/kernel/person/person-id.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { type PaperKind, paperRules, subjectParts } from '#domain/papers/paper.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Clock } from '../runtime/clock.ts';
import { isArrivalOf } from '../shipments/index.ts';

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

/** As whom somebody sees papers. Everyone at the desk sees all, the others those that are for them. */
type SeenAs = 'desk' | 'sender' | 'agent';

/** A subject that somebody may see papers of. */
interface SeenSubject {
  readonly as: SeenAs;
  readonly subject: Subject;
}

type Seen = Promise<SeenSubject | undefined>;

/** Whether somebody reads papers of this kind. */
export const isFor = (as: SeenAs, kind: PaperKind): boolean => {
  const { forCustomer, forAgent = false } = paperRules(kind);
  return as === 'desk' || (as === 'sender' ? forCustomer : forAgent);
};

/** A flight that has left for a country of theirs. */
const isFlightOf = (caller: Caller, flight: Flight): boolean =>
  arrivalCountries(caller).includes(flight.to) && hasLeft(flight);

const seenFlight = async ({ findFlight, clock }: SubjectReaders, id: string, caller: Caller): Seen => {
  const atDesk = may(caller, 'document.read') && may(caller, 'departure.read');
  if (!atDesk && !may(caller, 'arrival.read')) return undefined;
  const flight = await findFlight(id, clock());
  if (!flight || !(atDesk || isFlightOf(caller, flight))) return undefined;
  return { as: atDesk ? 'desk' : 'agent', subject: { kind: 'departure', flight } };
};

const seenShipment = async ({ findShipment }: SubjectReaders, id: string, caller: Caller): Seen => {
  const shipment = await findShipment(id);
  if (!shipment) return undefined;
  const subject = { kind: 'shipment', shipment } as const;
  if (may(caller, 'document.read')) return { as: 'desk', subject };
  if (owns(caller, shipment.ownerId)) return { as: 'sender', subject };
  return isArrivalOf(caller, shipment) ? { as: 'agent', subject } : undefined;
};

const seenInvoice = async ({ findInvoice }: SubjectReaders, id: string, caller: Caller): Seen => {
  const atDesk = may(caller, 'invoice.read');
  const invoice = await findInvoice(id);
  if (!invoice || !(atDesk || owns(caller, invoice.ownerId))) return undefined;
  return { as: atDesk ? 'desk' : 'sender', subject: { kind: 'invoice', invoice } };
};

const lookAt = { departure: seenFlight, shipment: seenShipment, invoice: seenInvoice } as const;

/** Reads a subject for a caller. Undefined when there is none, and when they may not know that it exists. */
export const seenSubject = (readers: SubjectReaders, text: string, caller: Caller): Seen => {
  const { kind, id } = subjectParts(text);
  return lookAt[kind](readers, id, caller);
};

const readArrived = async (
  { findFlight, findShipment, clock }: SubjectReaders,
  kind: Subject['kind'],
  id: string,
  caller: Caller,
): Promise<Subject | undefined> => {
  if (kind === 'invoice') return undefined;
  if (kind === 'departure') {
    const flight = await findFlight(id, clock());
    return flight && isFlightOf(caller, flight) ? { kind, flight } : undefined;
  }
  const shipment = await findShipment(id);
  return shipment && isArrivalOf(caller, shipment) ? { kind, shipment } : undefined;
};

/** The same at a destination: what has left for a country of the caller, and nothing else. */
export const arrivedSubject = async (readers: SubjectReaders, text: string, caller: Caller): Seen => {
  const { kind, id } = subjectParts(text);
  const subject = await readArrived(readers, kind, id, caller);
  return subject && { as: 'agent', subject };
};
