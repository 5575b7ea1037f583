import { type AnyRefusal, type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { compose, type EventOf } from '#events/envelope.ts';
import { ParcelTraceChangedV1 } from '#events/parcels/parcel-trace-changed.v1.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Origin } from '../change/events.ts';
import type { TraceStore } from '../store/traces/trace-store.ts';

export interface TraceDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly traces: TraceStore;
  readonly pause: Pause;
}

type TraceDeed = EventOf<typeof ParcelTraceChangedV1>['data']['what'];

/** The event of a search. What is missed and what was answered stay in it. */
export const traceEvent = (
  { reference, ownerId, state, parcel, version, changedAt: at }: Trace,
  what: TraceDeed,
  origin: Origin,
): PublishedEvent =>
  compose(
    ParcelTraceChangedV1,
    {
      subject: reference,
      version,
      at,
      data: {
        reference,
        ownerId,
        state,
        what,
        ...(parcel === undefined ? {} : { parcel }),
        by: origin.by,
      },
    },
    origin,
  );

export const noSuchTrace = () => refuse('TRACE_NOT_FOUND', 'There is no such search.');

interface Request<R extends AnyRefusal> {
  readonly reference: string;
  /** Set for a customer: searches under other ids are not found. */
  readonly ownerIds?: readonly string[];
  readonly by: string;
  readonly correlationId: string;
  readonly what: TraceDeed;
  /** Decides about the search as it is now, by a rule of the domain. */
  readonly decide: (before: Trace, at: string) => Result<Trace, never, R>;
}

/**
 * Makes one change of a search, once, with its event. When somebody else writes in between, the decision is made again on what they wrote.
 * @throws OthersKeptWriting when others kept writing. It is then safe to ask again.
 */
export const changeTrace = <R extends AnyRefusal>(
  { traces, clock, newId, pause }: TraceDeps,
  { reference, ownerIds, by, correlationId, what, decide }: Request<R>,
): Promise<Result<Trace, never, R | Refusal<'TRACE_NOT_FOUND'>>> =>
  changing<Trace | undefined, Trace, Trace, R | Refusal<'TRACE_NOT_FOUND'>>(
    `The search ${reference}`,
    {
      read: async () => {
        const trace = await traces.find(reference);
        return trace !== undefined && (ownerIds?.includes(trace.ownerId) ?? true) ? trace : undefined;
      },
      write: (after) => traces.write(after, traceEvent(after, what, { by, newId, correlationId })),
    },
    (before) => {
      if (before === undefined) return noSuchTrace();
      const decided = decide(before, clock().toISOString());
      if (!decided.ok) return decided;
      const after = decided.value;
      return after === before ? { done: before } : { change: after, answer: after };
    },
    { pause },
  );
