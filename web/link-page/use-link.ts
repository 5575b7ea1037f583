import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#web/api/ask.ts';
import { type LinkedPage, tokenOfLink } from './link-token.ts';

export interface Linked<Page> {
  /** Undefined until the address was read; empty when nobody came by a link. */
  readonly token: string | undefined;
  readonly answer: Answer<Page> | undefined;
  readonly load: () => Promise<void>;
}

/**
 * What is behind the link by which somebody came. It is read again when the link is another one.
 * @param read asks the API for it. The function has to be the same in every rendering.
 */
export const useLink = <Page>(
  page: LinkedPage,
  read: (token: string) => Promise<Answer<Page>>,
): Linked<Page> => {
  const [token, setToken] = useState<string>();
  const [answer, setAnswer] = useState<Answer<Page>>();

  const load = useCallback(async (): Promise<void> => {
    const wanted = tokenOfLink(page);
    setToken(wanted);
    if (wanted === '') return;
    const found = await read(wanted);
    // Another link was opened meanwhile.
    if (tokenOfLink(page) !== wanted) return;
    // Without a connection the last answer is better than none.
    setAnswer((known) => (found.kind === 'failed' && known?.kind === 'ok' ? known : found));
  }, [page, read]);

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

  return { token, answer, load };
};
