import type { AnyRefusal, Refusal, RefusalIn, Refused, Result } from '#domain/kernel/result.ts';
import { staysListable } from '#domain/shipments/closing/frozen.ts';
import type { ShipmentHistoryEntry, TrackingEvent } from '#domain/shipments/happenings.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { changing, type Ending } from '../../runtime/aggregate/changing.ts';
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
  readonly alsoTracked?: readonly TrackingEvent[];
  readonly history?: readonly ShipmentHistoryEntry[];
  readonly events?: readonly PublishedEvent[];
  /** What the person wrote about holds that it clears. */
  readonly holdNote?: string;
  /** Until when it is to be paid, where PAYMENT_DUE goes because the sender's account has it. */
  readonly dueAt?: string | undefined;
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

interface Request<Decided> {
  readonly number: string;
  /** Every id of a sender: shipments of others are not found, and what they do is done under the id that the shipment has. */
  readonly ownerIds?: readonly string[];
  readonly by: string;
  readonly correlationId: string;
  /** Decides about the shipment as it is at an instant. Called again when others changed it in between. */
  readonly decide: (found: Shipment, now: Date, origin: Origin) => Promise<Decided>;
}

type Refusals<R extends AnyRefusal> = R | Frozen | Refusal<'SHIPMENT_NOT_FOUND'>;

/** The writes of a deed, with the entries and the events of the holds that it places and clears. */
export const writtenOf = (before: Shipment, deed: Deed, now: Date, origin: Origin) => {
  const {
    after,
    tracking,
    alsoTracked,
    history = [],
    events = [],
    holdNote,
    dueAt,
    guards = {},
    also = [],
  } = deed;
  const entries = [...history, ...holdEntries(before, after, now.toISOString(), origin, holdNote)];
  const told = [...events, ...holdEvents(before, after, origin, dueAt)];
  const version: NextVersion = { before, after, tracking, alsoTracked, history: entries, events: told };
  return { version, guards, also };
};

/** A change with an answer of its own. */
interface Answering<Answer, R extends AnyRefusal>
  extends Request<{ readonly deed: Deed; readonly answer: Answer } | Ending<Answer, R>> {
  /**
   * The first answer to what was recorded before under the same id; undefined when nothing was. It is asked before anything is refused,
   * for what comes twice meets what it has changed itself.
   */
  readonly repeated?: (found: Shipment) => Promise<Ending<Answer, R> | undefined>;
}

/**
 * Makes one change of a shipment, once. When somebody else writes it, its flight or its exports in between, the decision is made
 * again on what they wrote: so the second of two sees what the first has done. Throws when the outcome is unknown; it is then
 * safe to try again.
 */
export const changeAndAnswer = <Answer, R extends AnyRefusal>(
  { shipments, clock, newId, pause }: ChangeDeps,
  { number, ownerIds, by, correlationId, decide, repeated = async () => undefined }: Answering<Answer, R>,
): Promise<Result<Answer, never, Refusals<R>>> => {
  const originOf = ({ ownerId }: Shipment): Origin => ({
    by: ownerIds === undefined ? by : ownerId,
    newId,
    correlationId,
  });
  const read = () => (ownerIds === undefined ? shipments.find(number) : shipments.mine(number, ownerIds));
  return changing<Shipment | undefined, ReturnType<typeof writtenOf>, Answer, Refusals<R>>(
    `Shipment ${number}`,
    {
      read,
      write: async ({ version, guards, also }) => {
        const refused = await shipments.write(version, guards as Record<string, Write>, also);
        const found = refused === 'recorded-before' ? await read() : undefined;
        return (found && (await repeated(found))) ?? refused === undefined;
      },
    },
    async (before) => {
      if (!before) return noSuchShipment();
      const now = clock();
      const origin = originOf(before);
      const decided = await decide(before, now, origin);
      if (!('deed' in decided)) return (await repeated(before)) ?? decided;
      const { deed, answer } = decided;
      const closing = staysListable(before, deed.after) ? undefined : refuseFrozen(before);
      if (closing) return (await repeated(before)) ?? closing;
      return { change: writtenOf(before, deed, now, origin), answer };
    },
    { pause },
  );
};

/** The same where the answer is the shipment as it is then. */
export const changeShipment = <Decided extends Decision>(
  deps: ChangeDeps,
  { decide, ...request }: Request<Decided>,
): Promise<Result<{ shipment: Shipment }, never, Refusals<RefusalIn<Decided>>>> =>
  changeAndAnswer<{ shipment: Shipment }, RefusalIn<Decided>>(deps, {
    ...request,
    decide: async (...facts) => {
      const decision: Decision = await decide(...facts);
      if ('refusal' in decision) return { refusal: decision.refusal as RefusalIn<Decided> };
      return 'deed' in decision
        ? { deed: decision.deed, answer: { shipment: decision.deed.after } }
        : { done: { shipment: decision.done } };
    },
  });
