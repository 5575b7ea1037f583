import { pathTo } from '#domain/kernel/paths.ts';
import { WidgetAddedV1 } from '#events/widgets/widget-added.v1.ts';
import { announce } from '../../runtime/announcement.ts';

/** Staff are notified of a new widget by feed and mail. */
export const announcements = [
  announce(WidgetAddedV1, ({ data: { name, addedAt } }, { staffEmail }) => {
    const path = pathTo('/staff/widgets', {});
    return [
      {
        lines: [{ audience: 'desk', title: 'Widget added', body: name, link: path }],
        letters: [
          {
            recipient: 'desk',
            to: staffEmail,
            subject: `New widget: ${name}`,
            heading: 'Widget added',
            paragraphs: ['Someone added a widget.'],
            block: [name, addedAt],
            action: { label: 'Open the widgets', path },
          },
        ],
      },
    ];
  }),
];
