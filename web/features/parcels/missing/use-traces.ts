import { keepPreviousData } from '@tanstack/react-query';
import { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { TraceForm } from '#domain/parcels/trace/trace.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { KEY } from '../use-parcels.ts';

const PAGE = 20;

/** A page of the person's searches, newest first. */
export const useMyTraces = (cursor?: string) =>
  useReply(
    [KEY, 'traces', cursor],
    traceEndpoints.ownTraces,
    { query: { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } },
    { placeholderData: keepPreviousData },
  );

/** Asks us to search. */
export const useAskTrace = () =>
  useChange((body: TraceForm) => api(traceEndpoints.askTrace, { body }), [KEY]);

/** Ends a search. */
export const useEndTrace = () =>
  useChange(
    ({ reference, version }: { readonly reference: string; readonly version: number }) =>
      api(traceEndpoints.withdrawTrace, { params: { reference }, body: { version } }),
    [KEY],
  );
