import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { KEY } from '../use-parcels.ts';

/** When it is read again, in milliseconds after something was announced. */
const LOOKS_MS = [2000, 5000, 12_000];

/**
 * What was announced may be here already. That is looked for after the answer, mostly within a second or two, so parcels and pre-alerts are
 * read again a few times.
 */
export const useWhatCameBefore = (alerts: readonly Pick<PreAlert, 'changedAt'>[] = []): void => {
  const cache = useQueryClient();
  const newest = alerts
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  useEffect(() => {
    const age = newest === undefined ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(newest);
    const timers = LOOKS_MS.filter((ms) => ms > age).map((ms) =>
      setTimeout(() => void cache.invalidateQueries({ queryKey: [KEY] }), ms - Math.max(age, 0)),
    );
    return () => timers.forEach(clearTimeout);
  }, [newest, cache]);
};
