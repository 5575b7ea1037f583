import { useCallback, useEffect, useState } from 'react';
import type { CollectPage } from '#domain/shipments/handover/collect-page.ts';
import { tokenOfLink } from '#web/shell/link-token.ts';
import { type Answer, ask } from './ask.ts';

export interface Collecting {
  /** Undefined until the address was read; empty when nobody came by a link. */
  readonly token: string | undefined;
  readonly answer: Answer<CollectPage> | undefined;
  readonly load: () => Promise<void>;
}

/** The shipment of the link by which somebody came. It is read again when the link is, or when somebody comes back to the page. */
export const useCollect = (): Collecting => {
  const [token, setToken] = useState<string>();
  const [answer, setAnswer] = useState<Answer<CollectPage>>();

  const load = useCallback(async (): Promise<void> => {
    const wanted = tokenOfLink('collect');
    setToken(wanted);
    if (wanted === '') return;
    const found = await ask<CollectPage>(wanted, '');
    // Another link was opened meanwhile.
    if (tokenOfLink('collect') !== wanted) return;
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
