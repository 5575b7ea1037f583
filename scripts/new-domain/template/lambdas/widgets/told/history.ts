import { WidgetAddedV1 } from '#events/widgets/widget-added.v1.ts';
import { line } from '../../runtime/history-line.ts';

/** What happens to widgets. */
export const history = [
  line(WidgetAddedV1, ({ id, addedBy }) => ({
    by: addedBy,
    thing: { kind: 'widget', id },
    what: 'added it',
  })),
];
