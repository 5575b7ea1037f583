import * as z from 'zod/mini';

/** What staff call a widget. These are the words that its form shows. */
const WidgetName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write a name'),
    z.maxLength(100, 'The name is too long (max 100 characters)'),
  );

/** What staff write to add a widget. */
export const WidgetForm = z.object({ name: WidgetName });
export type WidgetForm = z.infer<typeof WidgetForm>;

/** A widget as it is sent. Its id is chosen by who sends it, so that the same widget sent twice is one. */
export const NewWidget = z.strictObject({ id: z.uuid(), name: WidgetName });

/** A widget. Instants are ISO 8601 UTC. */
export const Widget = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.string(),
  /** User id. */
  addedBy: z.string(),
  version: z.number(),
});
export type Widget = z.infer<typeof Widget>;
