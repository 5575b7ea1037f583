import { useEffect, useState } from 'react';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import { pathOf } from './draft/link.ts';
import { keepLastPrice } from './last-price/last-price.ts';
import type { Calculation } from './use-calculation.ts';

const REPORTED = 'quote_requested';

/** A tab is one visit, however often prices are shown in it. */
const reportOnce = (to: string): void => {
  try {
    if (sessionStorage.getItem(REPORTED)) return;
    sessionStorage.setItem(REPORTED, 'true');
  } catch {
    // Without storage a visit cannot be told from the next, and is better counted twice than never.
  }
  reportEvent('quote_requested', { to });
};

/** Typing is over when nothing has changed for so long. */
const RESTED_MS = 800;

/**
 * What follows from a price once everything rests, or somebody leaves: it is kept on this device and, where somebody worked it out and did not
 * only open a link, told to a screen reader and counted as a business event. Returns what is told.
 */
export const useConsequences = ({ draft, price, touched }: Calculation): string => {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const rest = (): void => {
      if (price) keepLastPrice({ to: draft.to, total: price.total, path: pathOf(draft), at: Date.now() });
      if (!touched) return;
      setSpoken(price ? `${dollars(price.total)} to ${destinations[draft.to].country}` : '');
      if (price) reportOnce(draft.to);
    };
    const timer = setTimeout(rest, RESTED_MS);
    // Who leaves has typed all they wanted, however shortly before.
    window.addEventListener('pagehide', rest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', rest);
    };
  }, [draft, price, touched]);
  return spoken;
};
