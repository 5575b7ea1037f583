import { useEffect, useState } from 'react';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathOf } from '#web/price-form/draft/link.ts';
import { saveLastPrice } from '#web/session/last-price.ts';
import { reportEvent } from '#web/telemetry/telemetry.ts';
import type { Calculation } from './use-calculation.ts';

const REPORTED = 'quote_requested';

/** A visit is one tab, however many estimates it shows. */
const reportOnce = (to: string): void => {
  try {
    if (sessionStorage[REPORTED]) return;
    sessionStorage[REPORTED] = true;
  } catch {
    // Without storage a visit cannot be recognized, and counting it twice is better than never.
  }
  reportEvent('quote_requested', { to });
};

/** Typing counts as finished after this time without a change. */
const TYPING_PAUSE_MS = 800;

/**
 * Side effects of an estimate once typing has finished or the page is left: it is stored on this device and, unless
 * somebody only opened a link, announced to screen readers and reported as a business event. Returns the announcement.
 */
export const useEstimateEffects = ({ draft, price, touched }: Calculation): string => {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const rest = (): void => {
      if (price) saveLastPrice({ to: draft.to, total: price.total, path: pathOf(draft), at: Date.now() });
      if (!touched) return;
      setSpoken(price ? `${dollars(price.total)} to ${destinations[draft.to].country}` : '');
      if (price) reportOnce(draft.to);
    };
    const timer = setTimeout(rest, TYPING_PAUSE_MS);
    // A person who leaves the page has finished typing.
    window.addEventListener('pagehide', rest);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', rest);
    };
  }, [draft, price, touched]);
  return spoken;
};
