import { useEffect, useState } from 'react';
import type { PayPage } from '#domain/payments/pay-page.ts';
import { payWords } from '#domain/payments/pay-words.ts';
import { ask } from '#web/api/ask.ts';
import { type Linked, useLink } from '#web/link-page/use-link.ts';
import { waitingCard } from './owed-before.ts';

/** How the payer came: by the link, or back from the card provider. */
type Came = 'link' | 'paid' | 'closed';

interface Paying extends Linked<PayPage> {
  readonly came: Came;
  /** The payment is made, and the invoice does not say so yet. */
  readonly waits: boolean;
}

/** How often the page asks whether the payment has arrived, and how many times. */
const ASK_MS = 2000;
const ASKS = 15;

const cameBy = (): Came => {
  const { search } = location;
  if (search === '?paid') return 'paid';
  return search === '?closed' ? 'closed' : 'link';
};

/** The secret goes in a header: an address would be in logs. */
const readPage = (token: string) => ask<PayPage>('/api/pay', payWords, { headers: { 'pay-link': token } });

/** The invoice of the link by which somebody came. After a payment it is read again until the payment is on it. */
export const usePay = (): Paying => {
  const { token, answer, load } = useLink('pay', readPage);
  const [asked, setAsked] = useState(0);

  const came = token === undefined ? 'link' : cameBy();
  const page = answer?.kind === 'ok' ? answer.reply : undefined;
  const waits = came === 'paid' && page !== undefined && waitingCard(page.invoice, page.owed) !== undefined;
  useEffect(() => {
    if (!waits || asked >= ASKS) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void load();
    }, ASK_MS);
    return () => clearTimeout(timer);
  }, [waits, asked, load]);

  return { token, came, waits, answer, load };
};
