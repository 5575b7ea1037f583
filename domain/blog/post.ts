import type { Body } from './body/body.ts';
import type { Words } from './body/inline.ts';

/** A link to act on what one has read. */
interface PostAction {
  readonly label: string;
  readonly to: string;
}

/** What a post asks its readers to do, at its end. */
interface PostEnding {
  readonly title: string;
  readonly text: string;
  readonly action: PostAction;
  readonly second: PostAction;
}

/** A post as its readers get it. Days are written `2026-11-21`. */
export interface Post {
  /** The end of its address: `shipping-to-guyana-guide`. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences about its content, for lists and search results. */
  readonly description: string;
  readonly publishedOn: string;
  readonly changedOn?: string;
  /** The slug of its category. It may be one that was merged into another. */
  readonly category?: string | undefined;
  /** The lines below the title. */
  readonly lead: Words;
  readonly body: Body;
  readonly ending: PostEnding;
}
