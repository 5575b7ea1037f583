/** What lists tell of a text before it is opened. Days as `2026-11-21`. */
export interface Post {
  /** From the root: `/blog/shipping-to-guyana-guide`. */
  readonly path: string;
  readonly title: string;
  /** What the reader gets from it, in a sentence or two. */
  readonly description: string;
  readonly publishedOn: string;
  readonly changedOn?: string;
}
