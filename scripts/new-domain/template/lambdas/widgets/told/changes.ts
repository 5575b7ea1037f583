import { pathTo } from '#domain/kernel/paths.ts';
import widgetChanged from '#events/widgets/widget-changed.v1.example.json' with { type: 'json' };
import { WidgetChangedV1 } from '#events/widgets/widget-changed.v1.ts';
import { announce } from '../../runtime/announcement.ts';
import { change, line } from '../../runtime/history-line.ts';
import { sample } from '../../runtime/sample-event.ts';

const statuses = { OPEN: 'open', DONE: 'done', CANCELED: 'canceled' } as const;

/** Staff are notified of a new widget by feed and mail. Its name is no part of the event: who opens the link reads it. */
export const announcements = [
  announce(WidgetChangedV1, ({ data: { id, status, changedAt } }, { staffEmail }) => {
    if (status.before !== undefined) return [];
    const path = pathTo('/staff/widgets/:id', { id });
    return [
      {
        lines: [{ audience: 'desk', title: 'Widget added', body: 'Someone added a widget.', link: path }],
        letters: [
          {
            recipient: 'desk',
            to: staffEmail,
            subject: 'New widget',
            heading: 'Widget added',
            paragraphs: ['Someone added a widget.'],
            block: [changedAt],
            action: { label: 'Open the widget', path },
          },
        ],
      },
    ];
  }),
];

/** What people are told of widgets, in every way that it can be told. */
export const samples = [sample(widgetChanged)];

/** What happens to widgets. */
export const history = [
  line(WidgetChangedV1, ({ id, status: { before, after }, by }) => ({
    by,
    thing: { kind: 'widget', id },
    what: before === undefined ? 'added it' : 'changed its status',
    changes: before === undefined ? [] : [change('Status', statuses[before], statuses[after])],
  })),
];
