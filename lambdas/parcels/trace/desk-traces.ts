import type { Refusal } from '#domain/kernel/result.ts';
import { ok } from '#domain/kernel/result.ts';
import { summaryOf } from '#domain/parcels/desk/summary.ts';
import type { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import { traceWhyWords } from '#domain/parcels/trace/fit.ts';
import { notHere, searched, type TraceRefusal } from '#domain/parcels/trace/steps.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { type HoldDeps, holdsNow } from '../match/holds-now.ts';
import type { ParcelList } from '../store/parcel-list.ts';
import { changeTrace, noSuchTrace, type TraceDeps } from './change-trace.ts';
import { type SuspectDeps, suspectsOf } from './suspects.ts';

type Endpoints = typeof traceEndpoints;

/** A page of the searches of one state. */
export const listTraces =
  ({ traces }: Pick<TraceDeps, 'traces'>): UseCase<Endpoints['deskTraces']> =>
  async ({ query }) =>
    answerPage(`desk-traces:${query.state}`, query, (page) => traces.inState(query.state, page));

export interface ShowDeps extends SuspectDeps, HoldDeps {
  readonly traces: TraceDeps['traces'];
  readonly list: SuspectDeps['list'] & Pick<ParcelList, 'shelves'>;
}

/** One search with the shelves that hold something now, and parcels that it could be. What has ended is not searched for any more. */
export const showTrace =
  (deps: ShowDeps): UseCase<Endpoints['deskTrace']> =>
  async ({ params: { reference } }) => {
    const trace = await deps.traces.find(reference);
    if (trace === undefined) return noSuchTrace();
    if (trace.state !== 'OPEN') return ok({ trace, shelves: [], suspects: [] });
    const [shelves, suspects] = await Promise.all([deps.list.shelves(), suspectsOf(deps, trace)]);
    return ok({
      trace,
      shelves: [...shelves],
      suspects: await Promise.all(
        suspects.map(async ({ parcel, why }) => ({
          ...summaryOf(parcel, await holdsNow(deps, parcel)),
          why: why.map((one) => traceWhyWords[one]),
        })),
      ),
    });
  };

/** Notes that a shelf was looked through, once for each shelf. */
export const noteShelf =
  (deps: TraceDeps): UseCase<Endpoints['shelfSearched']> =>
  async ({ params: { reference }, body: { shelf }, caller: { userId: by }, correlationId }) =>
    changeTrace<Extract<TraceRefusal, Refusal<'TRACE_CLOSED', unknown>>>(deps, {
      reference,
      by,
      correlationId,
      what: 'searched',
      decide: (before, at) => searched(before, shelf, { by, at }),
    });

/** Answers that it is not here, with what was done. */
export const answerNotHere =
  (deps: TraceDeps): UseCase<Endpoints['traceNotHere']> =>
  async ({ params: { reference }, body, caller: { userId: by }, correlationId }) =>
    changeTrace<TraceRefusal>(deps, {
      reference,
      by,
      correlationId,
      what: 'not-here',
      decide: (before, at) => notHere(before, { ...body, by, at }),
    });
