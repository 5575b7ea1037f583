import { useRef, useState } from 'react';
import type { QuoteForm } from '#domain/quotes/quote-form.ts';
import { townServed } from '#web/price-form/draft/draft.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import type { Calculation } from '../use-calculation.ts';
import type { Made } from './send-quote.ts';

/** What the quote is asked for. The server works out the miles and the price itself. */
export const quoteFormOf = ({ request, draft, towns }: Calculation): QuoteForm | undefined => {
  if (request === undefined) return undefined;
  const { pickupMiles, pickupZip, ...rest } = request;
  const town = townServed(draft, towns);
  return {
    request: { ...rest, goods: [...rest.goods] },
    ...(pickupMiles === undefined || pickupZip === undefined ? {} : { pickupZip }),
    ...(town === undefined ? {} : { town }),
  };
};

interface Outcome {
  readonly body: string;
  readonly made: Made;
}

/**
 * Sends a quote once at a time. The key stays the same for the same content, so that a second press or a lost answer makes no
 * second quote; other content has another key. An outcome is shown for the content that it belongs to.
 */
export const useSaving = (content: unknown) => {
  const body = JSON.stringify(content);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const key = useRef({ body: '', key: '' });
  const underWay = useRef(false);
  const save = async (send: (key: string) => Promise<Made>): Promise<void> => {
    if (underWay.current) return;
    if (key.current.body !== body) key.current = { body, key: uuidV7() };
    underWay.current = true;
    setBusy(true);
    const made = await send(key.current.key);
    underWay.current = false;
    setBusy(false);
    setOutcome({ body, made });
  };
  return { busy, made: outcome?.body === body ? outcome.made : undefined, save };
};
