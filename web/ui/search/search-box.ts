import type { KeyboardEvent, RefObject } from 'react';

/** What the list below a search box says of itself. */
export interface ListShown {
  readonly isExpanded: boolean;
  /** The id of the hit that the arrows are on. */
  readonly chosen: string | undefined;
}

/** A search box, as the list below it knows it. */
export interface SearchBox {
  readonly id: string;
  readonly typed: string;
  readonly isOpen: boolean;
  /** Takes what the box says of its list to those who do not see it. */
  readonly tell: (shown: ListShown) => void;
  /** Here the list takes the keys of the box, and answers whether it used one. Empty until it is loaded. */
  readonly keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
}
