import * as z from 'zod/mini';

/** A line in the feed. `link` is a path of the app. */
export const Notification = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.optional(z.string()),
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;
