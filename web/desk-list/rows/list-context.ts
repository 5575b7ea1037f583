import { createContext, type MouseEvent, use } from 'react';
import type { RowMark } from './live-rows.ts';

/** What the link of a row needs to know of its list. */
export interface ListOfRow {
  readonly pathOf: (id: string) => string;
  readonly openId: string | undefined;
  readonly markOf: (id: string) => RowMark | undefined;
  /** Somebody follows the link of a row: it opens in the panel, or else its page does. */
  readonly onFollow: (event: MouseEvent, id: string) => void;
}

export const ListContext = createContext<ListOfRow>({
  pathOf: (id) => id,
  openId: undefined,
  markOf: () => undefined,
  onFollow: () => {},
});

export const useListOfRow = (): ListOfRow => use(ListContext);
