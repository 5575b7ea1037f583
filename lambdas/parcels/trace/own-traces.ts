import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import { ownTrace, type TraceRefusal, withdrawn } from '#domain/parcels/trace/steps.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { changeTrace, type TraceDeps } from './change-trace.ts';

/** A page of the caller's searches, newest first. */
export const listOwnTraces =
  ({ traces }: Pick<TraceDeps, 'traces'>): UseCase<typeof traceEndpoints.ownTraces> =>
  async ({ query, caller }) =>
    answerPage(`traces:${caller.userId}`, query, async (page) => {
      const { items, ...rest } = await traces.ofOwner(idsOf(caller), 'all', page);
      return { ...rest, items: items.map(ownTrace) };
    });

/** Ends a search of the caller: it has turned up. One of somebody else is not found. */
export const withdrawTrace =
  (deps: TraceDeps): UseCase<typeof traceEndpoints.withdrawTrace> =>
  async ({ params: { reference }, body: { version }, caller, correlationId }) => {
    const ended = await changeTrace<TraceRefusal>(deps, {
      reference,
      ownerIds: idsOf(caller),
      by: caller.userId,
      correlationId,
      what: 'withdrawn',
      decide: (before, at) => withdrawn(before, { version, at }),
    });
    if (ended.ok) return ok(ownTrace(ended.value));
    const { refusal } = ended;
    if (refusal.code === 'TRACE_NOT_FOUND') return refuse(refusal.code, refusal.message);
    const details = { trace: ownTrace(refusal.details.trace) };
    // One after the other, so that each code keeps its own details.
    return refusal.code === 'TRACE_CLOSED'
      ? refuse(refusal.code, refusal.message, details)
      : refuse(refusal.code, refusal.message, details);
  };
