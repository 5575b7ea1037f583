import { type AnyRefusal, ok, type RefusalIn, type Refused, type Result } from '#domain/kernel/result.ts';
import { staysListable } from '#domain/shipments/closing/frozen.ts';
import type { ShipmentHistoryEntry, TrackingEvent } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { ShipmentStore } from '../store/shipment-store.ts';
import { holdEvents, type Origin } from './events.ts';
import { holdEntries } from './next-version.ts';
import { type Frozen, noSuchShipment, refuseFrozen, stillBusy } from './refusals.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly shipments: Pick<ShipmentStore, 'find' | 'mine' | 'write'>;
  readonly pause: Pause;
}

/** A change that was decided: the next version, what tells of it, and the guarded writes that go with it. */
interface Deed<Guard extends string = string> {
  readonly after: Shipment;
  readonly tracking?: TrackingEvent;
  readonly history?: readonly ShipmentHistoryEntry[];
  readonly events?: readonly PublishedEvent[];
  /** What the person wrote about holds that it clears. */
  readonly holdNote?: string;
  readonly guards?: Readonly<Partial<Record<Guard, Write>>>;
  readonly also?: readonly Write[];
}

/** What to do about a shipment as it is: a deed, nothing because it is done, or a refusal. */
export type Decision<R extends AnyRefusal = AnyRefusal> =
  | { readonly deed: Deed }
  | { readonly done: Shipment }
  | { readonly refusal: R };

/** What was decided, when a result is a refusal. */
export const refused = <Given extends Refused<AnyRefusal>>({ refusal }: Given) => ({
  refusal: refusal as RefusalIn<Given>,
});

interface Request<Decided extends Decision> {
  readonly number: string;
  /** Set for a sender: shipments of others are not found. */
  readonly ownerId?: string;
  readonly by: string;
  readonly correlationId: string;
  /** Decides about the shipment as it is at an instant. Called again when others changed it in between. */
  readonly decide: (found: Shipment, now: Date, origin: Origin) => Promise<Decided>;
}

/** Two people at the same shipment, and many at the same flight, need a few tries at most. */
const TRIES = 6;

/**
 * Makes one change of a shipment, once. When somebody else writes it, its flight or its exports in between, the decision is made
 * again on what they wrote: so the second of two sees what the first has done. Throws when the outcome is unknown; it is then
 * safe to try again.
 */
export const changeShipment = async <Decided extends Decision>(
  { shipments, clock, newId, pause }: ChangeDeps,
  { number, ownerId, by, correlationId, decide }: Request<Decided>,
): Promise<Result<{ shipment: Shipment }, 'SHIPMENT_NOT_FOUND', RefusalIn<Decided> | Frozen>> => {
  const origin: Origin = { by, newId, correlationId };
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const before = await (ownerId === undefined ? shipments.find(number) : shipments.mine(number, ownerId));
    if (!before) return noSuchShipment();
    const now = clock();
    const decision: Decision = await decide(before, now, origin);
    if ('refusal' in decision) return { ok: false, refusal: decision.refusal as RefusalIn<Decided> };
    if ('done' in decision) return ok({ shipment: decision.done });
    const { after, tracking, history = [], events = [], holdNote, guards = {}, also = [] } = decision.deed;
    const closing = staysListable(before, after) ? undefined : refuseFrozen(before);
    if (closing) return closing;
    const entries = [...history, ...holdEntries(before, after, now.toISOString(), origin, holdNote)];
    const told = [...events, ...holdEvents(before, after, origin)];
    const written = { before, after, tracking, history: entries, events: told };
    const outcome = await shipments.write(written, guards as Record<string, Write>, also);
    if (outcome === undefined) return ok({ shipment: after });
    await pause(attempt);
  }
  throw stillBusy();
};
