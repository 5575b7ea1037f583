import type { ActName } from '#domain/desk/acts.ts';
import type { ListName } from './list-kind.ts';

/** A list, and what it was asked: the query of its address without the leading `?`, sorted, without the row that is open. */
export interface AskedList {
  readonly list: ListName;
  readonly query: string;
}

/** Questions that people keep by name. */
export interface ViewsProps extends AskedList {
  /** Asks another question of the same list. */
  readonly onAsk: (query: string) => void;
}

/** What can be done with several rows at once. */
export interface BulkProps extends Pick<AskedList, 'list'>, Partial<Pick<AskedList, 'query'>> {
  /** The chosen rows, at least one, in the order of the list. */
  readonly ids: readonly string[];
  /** Chooses none. */
  readonly onClear: () => void;
  /** An act that is asked for at once, for whoever may do it. */
  readonly first?: ActName | undefined;
}

/** Who else looks at what is open, or changes it. */
export interface PresenceProps {
  readonly list: ListName;
  readonly id: string;
}
