import type { Flight } from '#domain/departures/flight.ts';
import { may } from '#domain/kernel/permissions.ts';
import type { Caller } from '#domain/kernel/role.ts';
import { subjectParts } from '#domain/papers/paper.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Clock } from '../runtime/clock.ts';

export interface SubjectReaders {
  readonly clock: Clock;
  readonly findShipment: (number: string) => Promise<Shipment | undefined>;
  readonly findFlight: (id: string, now: Date) => Promise<Flight | undefined>;
}

/** What a paper is about, as it is now. */
export type Subject =
  | { readonly kind: 'shipment'; readonly shipment: Shipment }
  | { readonly kind: 'departure'; readonly flight: Flight };

/** A subject that somebody may see papers of: at the desk all of them, as the sender those that are for senders. */
export interface SeenSubject {
  readonly as: 'desk' | 'sender';
  readonly subject: Subject;
}

/** Reads a subject for a caller. Undefined when there is none, and when they may not know that it exists. */
export const seenSubject = async (
  { findShipment, findFlight, clock }: SubjectReaders,
  text: string,
  caller: Caller,
): Promise<SeenSubject | undefined> => {
  const { kind, id } = subjectParts(text);
  const atDesk = may(caller, 'document.read');
  if (kind === 'departure') {
    const flight = atDesk && may(caller, 'departure.read') ? await findFlight(id, clock()) : undefined;
    return flight && { as: 'desk', subject: { kind, flight } };
  }
  const shipment = await findShipment(id);
  if (!shipment || !(atDesk || shipment.ownerId === caller.userId)) return undefined;
  return { as: atDesk ? 'desk' : 'sender', subject: { kind, shipment } };
};
