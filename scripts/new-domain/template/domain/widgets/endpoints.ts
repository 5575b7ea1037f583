import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { NewWidget, Widget } from './widget.ts';

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
    summary: 'Widgets, newest first.',
    access: 'widget.read',
    query: z.object(pageQuery),
    reply: pageOf(Widget),
    refusals: { INVALID_CURSOR: 400 },
  }),
} as const;
