/** A post's entry in lists. Days are written `2026-11-21`. */
export interface Post {
  /** The path, such as `/blog/shipping-to-guyana-guide`. */
  readonly path: string;
  readonly title: string;
  /** One or two sentences about its content. */
  readonly description: string;
  readonly publishedOn: string;
  readonly changedOn?: string;
}
