import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** The parameter of the address that names the row in the panel. */
const OPEN = 'open';

/** What an entry of the browser's history remembers of a list: the cursors that led to its page, and that a row was opened in it. */
const Remembered = z.object({
  cursors: z.catch(z.array(z.string()), []),
  opened: z.catch(z.boolean(), false),
});
const rememberedIn = (state: unknown) => Remembered.parse(state ?? {});

const queryIn = (search: URLSearchParams): string => {
  const question = new URLSearchParams(search);
  question.delete(OPEN);
  question.sort();
  return question.toString();
};

/**
 * The place in a list: its question and the open row are in the address, so that they can be shared, and its page is in the
 * entry of the history, so that the back button leads through pages and rows as somebody went.
 */
export const useListPlace = () => {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  const query = queryIn(asked);
  const { cursors, opened } = rememberedIn(state);
  const openId = asked.get(OPEN) ?? undefined;
  // What was asked last, also while the screen still shows what was asked before it.
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);

  const go = (id: string | undefined, replace: boolean, remembered: object): void => {
    const open = id === undefined ? '' : new URLSearchParams({ [OPEN]: id }).toString();
    void navigate(
      { search: [query, open].filter(Boolean).join('&') },
      { replace, state: { cursors, ...remembered }, preventScrollReset: true },
    );
  };
  return {
    /** The question, sorted and without the open row. */
    query,
    cursor: cursors.at(-1),
    page: cursors.length + 1,
    openId,
    /** Changes with each entry of the history. */
    key,
    /**
     * Asks another question, or one that follows from the latest: two filters may be set before the first of them is drawn. `replace` for
     * one that somebody is still typing.
     */
    ask: (asks: string | ((now: string) => string), { replace = false } = {}): void => {
      const next = typeof asks === 'string' ? asks : asks(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      void navigate({ search: next }, { replace });
    },
    next: (cursor: string): void => go(openId, false, { cursors: [...cursors, cursor] }),
    previous: (): void => go(openId, false, { cursors: cursors.slice(0, -1) }),
    /** The first row adds to the history, so that going back closes it. Others take its place. */
    open: (id: string): void => {
      if (id !== openId) go(id, openId !== undefined, { opened: openId === undefined || opened });
    },
    close: (): void => {
      if (opened) void navigate(-1);
      else go(undefined, true, {});
    },
  };
};

export type ListPlace = ReturnType<typeof useListPlace>;
