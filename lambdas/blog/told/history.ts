import { statusNames } from '#domain/blog/status-names.ts';
import { PostChangedV1 } from '#events/blog/post-changed.v1.ts';
import { PostDriftChangedV1 } from '#events/blog/post-drift-changed.v1.ts';
import { change, line, noLine } from '../../runtime/history-line.ts';

/** What happens to posts. */
export const history = [
  line(PostChangedV1, ({ id, status: { before, after }, by }) => ({
    by,
    thing: { kind: 'post', id },
    what:
      before === undefined ? 'added it' : before === after ? 'changed its plan' : 'took it to another step',
    changes:
      before === undefined || before === after
        ? []
        : [change('Status', statusNames[before], statusNames[after])],
  })),
  noLine(
    PostDriftChangedV1,
    'It says how a text compares with the settings of the day, which the monitoring of the blog and the tasks show.',
  ),
];
