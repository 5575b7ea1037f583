import { useCallback, useEffect, useState } from 'react';
import type { CollectPage } from '#domain/shipments/handover/collect-page.ts';
import { type Answer, ask } from './ask.ts';

/** What stands behind the `#` of the address. */
const tokenInAddress = (): string => location.hash.slice(1);

export interface Collecting {
  /** Undefined until the address was read. */
  readonly token: string | undefined;
  readonly answer: Answer<CollectPage> | undefined;
  readonly load: () => Promise<void>;
}

/** The shipment of the link in the address. It is read again when the link is, or when somebody comes back to the page. */
export const useCollect = (): Collecting => {
  const [token, setToken] = useState<string>();
  const [answer, setAnswer] = useState<Answer<CollectPage>>();

  const load = useCallback(async (): Promise<void> => {
    const wanted = tokenInAddress();
    setToken(wanted);
    if (wanted === '') return;
    const found = await ask<CollectPage>(wanted, '');
    // Another link was opened meanwhile.
    if (tokenInAddress() !== wanted) return;
    // Without a connection the last answer is better than none.
    setAnswer((known) => (found.kind === 'failed' && known?.kind === 'ok' ? known : found));
  }, []);

  useEffect(() => {
    void load();
    const other = () => {
      setAnswer(undefined);
      void load();
    };
    const again = () => void load();
    const seen = () => document.visibilityState === 'visible' && again();
    addEventListener('hashchange', other);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('hashchange', other);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [load]);

  return { token, answer, load };
};
