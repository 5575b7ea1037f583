import { useCallback, useEffect, useState } from 'react';
import type { PayPage } from '#domain/payments/pay-page.ts';
import { tokenOfLink } from '#web/shell/link-token.ts';
import { type Answer, ask } from './ask.ts';
import { owedBefore } from './owed-before.ts';

/** How the payer came: by the link, or back from the card provider. */
type Came = 'link' | 'paid' | 'closed';

interface Paying {
  /** Undefined until the address was read; empty when nobody came by a link. */
  readonly token: string | undefined;
  readonly came: Came;
  /** The payment is made, and the invoice does not say so yet. */
  readonly waits: boolean;
  readonly answer: Answer<PayPage> | undefined;
  readonly load: () => Promise<void>;
}

/** How often the page asks whether the payment has arrived, and how many times. */
const ASK_MS = 2000;
const ASKS = 15;

const cameBy = (): Came => {
  const { search } = location;
  if (search === '?paid') return 'paid';
  return search === '?closed' ? 'closed' : 'link';
};

/** The invoice of the link by which somebody came. After a payment it is read again until the payment is on it. */
export const usePay = (): Paying => {
  const [token, setToken] = useState<string>();
  const [came, setCame] = useState<Came>('link');
  const [answer, setAnswer] = useState<Answer<PayPage>>();
  const [asked, setAsked] = useState(0);

  const load = useCallback(async (): Promise<void> => {
    const wanted = tokenOfLink('pay');
    setToken(wanted);
    setCame(cameBy());
    if (wanted === '') return;
    const found = await ask<PayPage>(wanted);
    // Another link was opened meanwhile.
    if (tokenOfLink('pay') !== wanted) return;
    // Without a connection the last answer is better than none.
    setAnswer((known) => (found.kind === 'failed' && known?.kind === 'ok' ? known : found));
  }, []);

  useEffect(() => {
    void load();
    const other = () => {
      // Taking the token out of the address is no other link.
      if (location.hash === '') return;
      setAnswer(undefined);
      void load();
    };
    addEventListener('hashchange', other);
    return () => removeEventListener('hashchange', other);
  }, [load]);

  const before = came === 'paid' ? owedBefore() : undefined;
  const waits = before !== undefined && answer?.kind === 'ok' && answer.reply.owed >= before;
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
