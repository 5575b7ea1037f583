import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { moveRefusals, NewWidget, Widget, WidgetMove, WidgetStatusName } from './widget.ts';

const params = z.object({ id: z.uuid() });

/** How far the finishing of all widgets is. Instants are ISO 8601 UTC. */
const Progress = z.object({
  /** Widgets that are open, counted up to 100. */
  open: z.int(),
  /** Who began it last, and since when it is over. Absent when nobody ever has. */
  last: z.optional(z.object({ by: z.string(), at: z.string(), doneAt: z.optional(z.string()) })),
});

/** The endpoints of the widgets. */
export const widgetEndpoints = {
  add: endpoint('POST /api/widgets', {
    summary: 'Adds a widget; the same one sent again is not added twice.',
    access: 'widget.manage',
    body: NewWidget,
    reply: Widget,
    refusals: { WIDGET_EXISTS: 409 },
  }),
  list: endpoint('GET /api/widgets', {
    summary: 'Widgets of one status or of all, newest first; with a search, the open ones that it finds.',
    access: 'widget.read',
    query: z.object({
      ...pageQuery,
      status: z.optional(WidgetStatusName),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    }),
    reply: pageOf(Widget),
    refusals: { INVALID_CURSOR: 400 },
  }),
  show: endpoint('GET /api/widgets/{id}', {
    summary: 'One widget, as it is now.',
    access: 'widget.read',
    params,
    reply: Widget,
    refusals: { WIDGET_NOT_FOUND: 404 },
  }),
  move: endpoint('POST /api/widgets/{id}/status', {
    summary: 'Puts a widget into another status, if it is as the caller saw it.',
    access: 'widget.manage',
    params,
    body: WidgetMove,
    reply: Widget,
    refusals: { WIDGET_NOT_FOUND: 404, ...moveRefusals },
  }),
  finishAll: endpoint('POST /api/widgets/finish-all', {
    summary: 'Marks all widgets that are open now as done. What is left after a few seconds is done later.',
    access: 'widget.manage',
    reply: Progress,
  }),
  progress: endpoint('GET /api/widgets/finish-all', {
    summary: 'How far the finishing of all widgets is.',
    access: 'widget.read',
    reply: Progress,
  }),
} as const;
