import type { Plan } from '#domain/blog/desk/desk-post.ts';
import type { PostStatus } from '#domain/blog/lifecycle.ts';
import type { PostText } from '#domain/blog/text/post-text.ts';
import type { SamplePicture } from '../pictures/sample-pictures.ts';

/** A comment of the writer or of the admin, which may be done already. */
interface SampleComment {
  readonly by: 'writer' | 'admin';
  readonly text: string;
  readonly isDone?: true;
}

/** A post of the samples: what is planned, how far it is, and what is written of it. Days count from the start of the samples. */
export interface SamplePost {
  readonly title: string;
  readonly status: PostStatus;
  readonly plan: Partial<Pick<Plan, 'phrase' | 'category' | 'destination' | 'brief'>>;
  /** Until when the next step should be done, and when it is to be read. */
  readonly dueInDays?: number;
  readonly plannedInDays?: number;
  /** When it was added, at least as many days ago as it has steps behind it. */
  readonly addedDaysAgo?: number;
  /** When a scheduled post is shown. */
  readonly shownInDays?: number;
  readonly isOwned: boolean;
  readonly text?: Omit<PostText, 'title'>;
  /** What colleagues say about it, the first comment first. */
  readonly comments?: readonly SampleComment[];
  readonly pictures?: readonly SamplePicture[];
}
