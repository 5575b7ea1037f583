import type { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { UseCases } from '../../runtime/http/use-case.ts';
import { type AskDeps, askTrace } from './ask.ts';
import { answerNotHere, listTraces, noteShelf, type ShowDeps, showTrace } from './desk-traces.ts';
import { type FoundDeps, traceFound } from './found.ts';
import { listOwnTraces, withdrawTrace } from './own-traces.ts';

type Deps = AskDeps & ShowDeps & FoundDeps;

/** What customers ask who miss a parcel, and how staff search for it. */
export const traceUseCases = (deps: Deps): UseCases<typeof traceEndpoints> => ({
  askTrace: askTrace(deps),
  ownTraces: listOwnTraces(deps),
  withdrawTrace: withdrawTrace(deps),
  deskTraces: listTraces(deps),
  deskTrace: showTrace(deps),
  shelfSearched: noteShelf(deps),
  traceFound: traceFound(deps),
  traceNotHere: answerNotHere(deps),
});
