import { taskKinds } from '#domain/tasks/kinds.ts';
import { MAX_COUNTED } from '#domain/tasks/limits.ts';
import { type Choice, ChoiceFilters, daysChoice } from '#web/desk-list/question/choices.tsx';
import { type AskedTasks, askedIn, searchOf } from '../asked.ts';
import type { useTaskCounts } from '../use-tasks.ts';

type Counts = ReturnType<typeof useTaskCounts>['data'];
type Name = keyof AskedTasks;

/** Tasks of a kind, counted up to a hundred. */
const counted = (count: number): string => (count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : String(count));

/** How many wait in all, of one kind or of every one, while nothing else is asked; undefined where they are not counted. */
export const countedSums = ({ view, kind, taken, late, days }: AskedTasks, counts: Counts) => {
  if (counts === undefined || view !== 'waiting' || taken !== undefined || late || days !== undefined)
    return undefined;
  const asked = counts.kinds.filter((one) => kind === undefined || one.kind === kind);
  const sum = asked.reduce((all, { count }) => all + count, 0);
  return asked.some(({ count }) => count >= MAX_COUNTED) ? `of more than ${sum - 1}` : `of ${sum}`;
};

/** What narrows the tasks that are shown, all of it together. Kinds without a task are not offered. */
export const TaskFilters = ({
  query,
  counts,
  onAsk,
}: {
  /** The question as the address has it. */
  readonly query: string;
  readonly counts: Counts;
  readonly onAsk: (change: (query: string) => string) => void;
}) => {
  const asked = askedIn(new URLSearchParams(query));
  const view: Choice<Name> = {
    name: 'view',
    label: 'Show',
    all: 'Waiting',
    options: [
      { value: 'mine', label: counts?.mine ? `Mine · ${counted(counts.mine)}` : 'Mine' },
      { value: 'snoozed', label: 'Snoozed' },
    ],
  };
  const kind: Choice<Name> = {
    name: 'kind',
    label: 'Kind',
    all: 'All',
    options: (counts?.kinds ?? [])
      .filter((one) => one.count > 0 || one.kind === asked.kind)
      .map((one) => ({
        value: one.kind,
        label:
          asked.view === 'waiting'
            ? `${taskKinds[one.kind].name} · ${counted(one.count)}`
            : taskKinds[one.kind].name,
      })),
  };
  const taken: Choice<Name> = {
    name: 'taken',
    label: 'Taken by',
    all: 'Anybody',
    options: [{ value: 'nobody', label: 'Nobody' }],
  };
  return (
    <ChoiceFilters<Name>
      choices={[
        view,
        kind,
        ...(asked.view === 'mine' ? [] : [taken]),
        { name: 'late', label: 'Due', all: 'Any time', options: [{ value: 'yes', label: 'By now' }] },
        daysChoice('Since'),
      ]}
      asked={{ ...asked, view: asked.view === 'waiting' ? '' : asked.view }}
      count={
        [
          asked.view === 'waiting' ? undefined : asked.view,
          asked.kind,
          asked.taken,
          asked.late,
          asked.days,
        ].filter((one) => one !== undefined).length
      }
      onChoose={(name, value) =>
        onAsk((now) => {
          const { taken: by, ...rest } = askedIn(new URLSearchParams(now));
          const next = { ...rest, ...(by === undefined ? {} : { taken: by }), [name]: value || undefined };
          // What somebody has taken themselves is nobody else's.
          const { taken: _, ...own } = next;
          return searchOf({ ...(next.view === 'mine' ? own : next), view: next.view ?? 'waiting' }).slice(1);
        })
      }
    />
  );
};
