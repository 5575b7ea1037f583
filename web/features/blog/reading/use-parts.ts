import { useCallback, useRef, useState } from 'react';
import { type FoundPost, searchPath } from '#domain/blog/reading/post-search.ts';

/** What is known of all posts: not asked for yet, on its way, here, or not to be had. */
export type Known =
  | { readonly state: 'unasked' | 'loading' | 'failed' }
  | { readonly state: 'here'; readonly posts: readonly FoundPost[] };

const read = async (part: number): Promise<readonly FoundPost[]> => {
  const answer = await fetch(searchPath(part));
  if (!answer.ok) throw new Error(`The search was answered ${answer.status}.`);
  // Our own file, of the same release as this page.
  return (await answer.json()) as readonly FoundPost[];
};

/** Reads what is searched when somebody begins: all parts, the newest first. After a failure the next call tries again. */
export const useParts = (parts: number) => {
  const [known, setKnown] = useState<Known>({ state: 'unasked' });
  const isAsked = useRef(false);
  const ask = useCallback(async (): Promise<void> => {
    if (isAsked.current) return;
    isAsked.current = true;
    setKnown({ state: 'loading' });
    try {
      const numbers = Array.from({ length: parts }, (_, at) => parts - at);
      setKnown({ state: 'here', posts: (await Promise.all(numbers.map(read))).flat() });
    } catch {
      isAsked.current = false;
      setKnown({ state: 'failed' });
    }
  }, [parts]);
  return { known, ask };
};
