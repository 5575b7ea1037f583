import * as z from 'zod/mini';
import type { DerivedTask } from '../kernel/derived-task.ts';
import type { RefusalsOf } from '../kernel/endpoint.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { nameTerms } from '../kernel/search.ts';
import { mayBecome, widgetStatuses } from './lifecycle.ts';

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

export const WidgetStatusName = z.enum(widgetStatuses);

/** A widget. Instants are ISO 8601 UTC. */
export const Widget = z.object({
  id: z.string(),
  name: z.string(),
  status: WidgetStatusName,
  addedAt: z.string(),
  /** User id. */
  addedBy: z.string(),
  changedAt: z.string(),
  version: z.number(),
});
export type Widget = z.infer<typeof Widget>;

/** A move that somebody asks for, with the version that they saw: what a colleague changed in between is not overwritten. */
export const WidgetMove = z.strictObject({ version: z.int().check(z.minimum(1)), status: WidgetStatusName });
export type WidgetMove = z.infer<typeof WidgetMove>;

/** The refusals of a move, with the widget as it is, so that the screen can show it. */
export const moveRefusals = {
  WIDGET_CHANGED: { status: 409, details: z.object({ widget: Widget }) },
  MOVE_NOT_POSSIBLE: { status: 409, details: z.object({ widget: Widget }) },
} as const;

/**
 * A widget after a move, or the same widget when it is in that status already.
 * @param at when it is moved, ISO 8601.
 */
export const moved = (
  widget: Widget,
  { version, status }: WidgetMove,
  at: string,
): Result<Widget, never, RefusalsOf<typeof moveRefusals>> => {
  if (widget.status === status) return ok(widget);
  if (widget.version !== version)
    return refuse('WIDGET_CHANGED', 'Someone else has changed it. Look at it again, then decide.', {
      widget,
    });
  if (!mayBecome(widget.status, status))
    return refuse('MOVE_NOT_POSSIBLE', 'This is not possible any more.', { widget });
  return ok({ ...widget, status, changedAt: at, version: version + 1 });
};

/** The desk has a task until a widget is done or canceled. */
export const widgetTasks = ({
  status,
  changedAt,
}: Pick<Widget, 'status' | 'changedAt'>): readonly DerivedTask<'WIDGET'>[] =>
  status === 'OPEN' ? [{ kind: 'WIDGET', since: changedAt }] : [];

/** The search terms of a widget: the words of its name. Those of widgets that are not open are deleted. */
export const searchTerms = ({ status, name }: Pick<Widget, 'status' | 'name'>): readonly string[] =>
  status === 'OPEN' ? nameTerms(name) : [];
