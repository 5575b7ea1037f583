import type { AnyRefusal, Refusal, RefusalIn, Refused, Result } from '#domain/kernel/result.ts';
import { staysListable } from '#domain/shipments/closing/frozen.ts';
import type { ShipmentHistoryEntry, TrackingEvent } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Write } from '../../runtime/table/writes.ts';
import type { NextVersion, ShipmentStore } from '../store/shipment-store.ts';
import { holdEvents, type Origin } from './events.ts';
import { holdEntries } from './next-version.ts';
import { type Frozen, noSuchShipment, refuseFrozen } from './refusals.ts';

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

type Refusals<Decided> = RefusalIn<Decided> | Frozen | Refusal<'SHIPMENT_NOT_FOUND'>;

/** What is written of a deed: the next version with what tells of it, and the guarded writes that go with it. */
interface Written extends Required<Pick<Deed, 'guards' | 'also'>> {
  readonly version: NextVersion;
}

const writtenOf = (before: Shipment, deed: Deed, now: Date, origin: Origin): Written => {
  const { after, tracking, history = [], events = [], holdNote, guards = {}, also = [] } = deed;
  const entries = [...history, ...holdEntries(before, after, now.toISOString(), origin, holdNote)];
  const told = [...events, ...holdEvents(before, after, origin)];
  return { version: { before, after, tracking, history: entries, events: told }, guards, also };
};

/**
 * Makes one change of a shipment, once. When somebody else writes it, its flight or its exports in between, the decision is made
 * again on what they wrote: so the second of two sees what the first has done. Throws when the outcome is unknown; it is then
 * safe to try again.
 */
export const changeShipment = <Decided extends Decision>(
  { shipments, clock, newId, pause }: ChangeDeps,
  { number, ownerId, by, correlationId, decide }: Request<Decided>,
): Promise<Result<{ shipment: Shipment }, never, Refusals<Decided>>> => {
  const origin: Origin = { by, newId, correlationId };
  return changing<Shipment | undefined, Written, { shipment: Shipment }, Refusals<Decided>>(
    `Shipment ${number}`,
    {
      read: () => (ownerId === undefined ? shipments.find(number) : shipments.mine(number, ownerId)),
      write: async ({ version, guards, also }) =>
        (await shipments.write(version, guards as Record<string, Write>, also)) === undefined,
    },
    async (before) => {
      if (!before) return noSuchShipment();
      const now = clock();
      const decision: Decision = await decide(before, now, origin);
      if ('refusal' in decision) return { refusal: decision.refusal as RefusalIn<Decided> };
      if ('done' in decision) return { done: { shipment: decision.done } };
      const { deed } = decision;
      if (!staysListable(before, deed.after)) {
        const closing = refuseFrozen(before);
        if (closing) return closing;
      }
      return { change: writtenOf(before, deed, now, origin), answer: { shipment: deed.after } };
    },
    { pause },
  );
};
