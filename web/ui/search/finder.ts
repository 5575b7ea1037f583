/** One thing that a search found: where it opens, and two lines about it. */
export interface Hit {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
}

/** Searches one kind of thing. The search box shows the hits of each finder under its title. */
export interface Finder {
  /** What it finds, as a heading: 'Mailboxes'. */
  readonly title: string;
  /** Up to a handful of hits, the best first; none for a text that it does not search. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Hit[]>;
}
