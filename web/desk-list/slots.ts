import type { ComponentType } from 'react';
import type { ListName } from './list-kind.ts';

/** A list, and what it was asked: the query of its address without the leading `?`, sorted, without the row that is open. */
interface AskedList {
  readonly list: ListName;
  readonly query: string;
}

/** Questions that people keep by name. */
interface ViewsProps extends AskedList {
  /** Asks another question of the same list. */
  readonly onAsk: (query: string) => void;
}

/** What can be done with several rows at once. */
interface BulkProps extends AskedList {
  /** The chosen rows, at least one, in the order of the list. */
  readonly ids: readonly string[];
  /** Chooses none. */
  readonly onClear: () => void;
}

/** Who else looks at what is open, or changes it. */
interface PresenceProps {
  readonly list: ListName;
  readonly id: string;
}

/** Parts of the kit that have their own rules and endpoints. A list has those that are here. */
interface DeskListSlots {
  readonly Views?: ComponentType<ViewsProps>;
  /** Rows can be chosen in these lists. `Bar` is shown while some are. */
  readonly bulk?: { readonly lists: readonly ListName[]; readonly Bar: ComponentType<BulkProps> };
  /** The list as a file. */
  readonly Export?: ComponentType<AskedList>;
  /** In the panel, above what is open. */
  readonly Presence?: ComponentType<PresenceProps>;
}

export const slots: DeskListSlots = {};
