import * as z from 'zod/mini';

/** A line in the feed. `link` is a path of the app. A line with a `day` counts what happened on it, and is never unread. */
export const Notification = z.object({
  id: z.string(),
  at: z.string(),
  /** The New York day that the line counts, `2026-11-22`. */
  day: z.optional(z.string()),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.optional(z.string()),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
