import { useCallback, useEffect, useState } from 'react';
import type { PayPage } from '#domain/payments/pay-page.ts';
import { type Answer, ask } from './ask.ts';
import { keptLink } from './kept-link.ts';

/** How the payer came: by the link, or back from the card provider. */
type Came = 'link' | 'paid' | 'closed';

interface Paying {
  /** Undefined until the address was read. */
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

/** What stands behind the `#` of the address, or what this tab remembers when it comes back from the card provider. */
const tokenNow = (): string => {
  const inAddress = location.hash.slice(1);
  return inAddress === '' && cameBy() !== 'link' ? (keptLink()?.token ?? '') : inAddress;
};

/** The invoice of the link in the address. After a payment it is read again until the payment is on it. */
export const usePay = (): Paying => {
  const [token, setToken] = useState<string>();
  const [came, setCame] = useState<Came>('link');
  const [answer, setAnswer] = useState<Answer<PayPage>>();
  const [asked, setAsked] = useState(0);

  const load = useCallback(async (): Promise<void> => {
    const wanted = tokenNow();
    setToken(wanted);
    setCame(cameBy());
    if (wanted === '') return;
    const found = await ask<PayPage>(wanted);
    // Another link was opened meanwhile.
    if (tokenNow() !== wanted) return;
    // Without a connection the last answer is better than none.
    setAnswer((known) => (found.kind === 'failed' && known?.kind === 'ok' ? known : found));
  }, []);

  useEffect(() => {
    void load();
    const other = () => {
      setAnswer(undefined);
      void load();
    };
    addEventListener('hashchange', other);
    return () => removeEventListener('hashchange', other);
  }, [load]);

  const before = came === 'paid' ? keptLink()?.owed : undefined;
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
