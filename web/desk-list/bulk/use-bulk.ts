import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Act, BulkRow } from '#domain/desk/bulk.ts';
import { deskEndpoints } from '#domain/desk/endpoints.ts';
import { api } from '#web/api/client.ts';
import { readAfter, useReply } from '#web/api/use-reply.ts';

const EVERY_MS = 1000;

/** After so long without anything done, somebody may tell the worker to go on. */
const STOPPED_MS = 60_000;

/**
 * Preview and start of a bulk change. Each preview has one key: pressing again, or after an answer that was lost, starts no second
 * change.
 */
export const useBulk = () => {
  const [key, setKey] = useState('');
  const preview = useMutation({
    mutationFn: (body: { act: Act; ids: string[] }) => api(deskEndpoints.previewBulk, { body }),
    onSuccess: () => setKey(crypto.randomUUID()),
  });
  const start = useMutation({
    mutationFn: (body: { act: Act; rows: BulkRow[] }) =>
      api(deskEndpoints.startBulk, { headers: { 'idempotency-key': key }, body }),
  });
  return {
    preview,
    start,
    /** Forgets the preview, for another one. */
    back: (): void => {
      preview.reset();
      start.reset();
    },
  };
};

/** How far a bulk change is, asked every second until it is finished. */
export const useProgress = (id: string) => {
  const cache = useQueryClient();
  const { data, error, dataUpdatedAt } = useReply(
    ['bulk', id],
    deskEndpoints.showBulk,
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.finishedAt === undefined ? EVERY_MS : false),
    },
  );
  const resume = useMutation({
    mutationFn: () => api(deskEndpoints.resumeBulk, { params: { id } }),
    onSettled: readAfter(() => cache.invalidateQueries({ queryKey: ['bulk', id] })),
  });
  const isRunning = data !== undefined && data.finishedAt === undefined;
  return {
    bulk: data,
    error,
    resume,
    hasStopped: isRunning && dataUpdatedAt - Date.parse(data.changedAt) > STOPPED_MS,
  };
};
