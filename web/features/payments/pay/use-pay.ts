import { useEffect, useState } from 'react';
import type { PayPage } from '#domain/payments/pay-page.ts';
import { payWords } from '#domain/payments/pay-words.ts';
import { ask } from '#web/api/ask.ts';
import { type Linked, useLink } from '#web/link-page/use-link.ts';
import { cardAt, rememberBack } from '#web/next-step/owed-before.ts';

/** How the payer came: by the link, or back from the card provider. */
type Came = 'link' | 'paid' | 'closed';

interface Paying extends Linked<PayPage> {
  readonly came: Came;
  /** What is true of a payment by card that was made in this tab. */
  readonly card: ReturnType<typeof cardAt>['state'];
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
  const card = page === undefined ? 'ASKED' : cardAt(page.invoice, { came, ...page }).state;
  const waits = card === 'WAITS';
  const paidInvoice = came === 'paid' ? page?.invoice : undefined;
  useEffect(() => {
    if (paidInvoice !== undefined) rememberBack(paidInvoice);
  }, [paidInvoice]);
  useEffect(() => {
    if (!waits || asked >= ASKS) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void load();
    }, ASK_MS);
    return () => clearTimeout(timer);
  }, [waits, asked, load]);

  return { token, came, card, answer, load };
};
