import * as z from 'zod/mini';

/** The name of a widget. The messages are those of the form. */
const WidgetName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write a name'),
    z.maxLength(100, 'The name is too long (max 100 characters)'),
  );

/** The fields of the form. */
export const WidgetForm = z.object({ name: WidgetName });
export type WidgetForm = z.infer<typeof WidgetForm>;

/** A widget as it is sent. The browser chooses its id, so that the same widget sent twice is added once. */
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
