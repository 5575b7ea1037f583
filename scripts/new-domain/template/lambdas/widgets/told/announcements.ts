import { pathTo } from '#domain/kernel/paths.ts';
import widgetAdded from '#events/widgets/widget-added.v1.example.json' with { type: 'json' };
import { WidgetAddedV1 } from '#events/widgets/widget-added.v1.ts';
import { announce } from '../../runtime/announcement.ts';
import { sample } from '../../runtime/sample-event.ts';

/** Staff are notified of a new widget by feed and mail. Its name is no part of the event: who opens the link reads it. */
export const announcements = [
  announce(WidgetAddedV1, ({ data: { addedAt } }, { staffEmail }) => {
    const path = pathTo('/staff/widgets', {});
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
            block: [addedAt],
            action: { label: 'Open the widgets', path },
          },
        ],
      },
    ];
  }),
];

/** What people are told of widgets, in every way that it can be told. */
export const samples = [sample(widgetAdded)];
