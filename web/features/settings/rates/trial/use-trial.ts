import { useEffect, useRef, useState } from 'react';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import type { TrialRow } from '#domain/shipments/trial/trial.ts';
import { trialEndpoints } from '#domain/shipments/trial/trial-endpoint.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';

/** As many as a page of the API has at most. */
const PAGE = 100;

/** How far a trial is. */
export interface Trial {
  readonly month: string;
  readonly rows: readonly TrialRow[];
  readonly state: 'going' | 'done' | 'failed';
  readonly failure?: string;
}

/** Reads a month page by page, and tells after each page how far it is. */
const goThrough = async (
  month: string,
  card: RateCard,
  signal: AbortSignal,
  tell: (trial: Trial) => void,
): Promise<void> => {
  const rows: TrialRow[] = [];
  try {
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const query = { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) };
      const { items, next } = await api(trialEndpoints.tryCard, { query, body: { month, card } }, signal);
      rows.push(...items);
      cursor = next;
      tell({ month, rows: [...rows], state: cursor === undefined ? 'done' : 'going' });
    }
  } catch (error) {
    tell({ month, rows: [...rows], state: 'failed', failure: messageOf(error) });
  }
};

/** Tries a rate card on the shipments that closed in a month. Another month, or leaving, ends the one before. */
export const useTrial = (card: RateCard) => {
  const [trial, setTrial] = useState<Trial>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);
  const tryOn = (month: string): void => {
    current.current?.abort();
    const run = new AbortController();
    current.current = run;
    setTrial({ month, rows: [], state: 'going' });
    void goThrough(month, card, run.signal, (told) => {
      if (!run.signal.aborted) setTrial(told);
    });
  };
  return { trial, tryOn };
};
