import { DeskList } from '#web/desk-list/desk-list.tsx';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { type AskedTasks, askedIn } from '../asked.ts';
import { useTaskCounts, useTasks } from '../use-tasks.ts';
import { countedSums, TaskFilters } from './filters.tsx';
import { customersOf } from './place-of.ts';
import { taskKind } from './task-kind.tsx';
import { TaskView } from './task-view.tsx';

const nothing = {
  waiting: { title: 'Nothing waits', text: 'What is wrong, or waits for someone, appears here.' },
  mine: { title: 'You have taken nothing', text: 'Take a task, and colleagues see that it is yours.' },
  snoozed: { title: 'Nothing is snoozed', text: 'Tasks that were put off are here until they come back.' },
} as const;

const Nothing = ({ asked: { view, kind, taken, late, days } }: { readonly asked: AskedTasks }) => {
  const { title, text } = nothing[view];
  const isNarrowed = [kind, taken, late, days].some((one) => one !== undefined);
  return <EmptyState title={title}>{isNarrowed ? 'Take a filter away to see others.' : text}</EmptyState>;
};

/** What is wrong or waits for someone, those that are due first. What is shown is in the address. */
export const TaskListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const asked = askedIn(new URLSearchParams(place.query));
  const query = useTasks(asked, place.cursor);
  const { data: counts } = useTaskCounts();
  const nameOf = useNames(
    (query.data?.items ?? []).flatMap(({ owner, subject }) => [
      ...(owner === undefined ? [] : [owner]),
      ...(subject.kind === 'shipper' ? [subject.id] : []),
    ]),
  );
  // One call takes as many names as a page has rows.
  const customerOf = useNames(customersOf(query.data?.items ?? []), '', '');
  return (
    <DeskList
      kind={taskKind(area, asked, { nameOf, customerOf })}
      title="Tasks"
      place={place}
      query={query}
      filters={<TaskFilters query={place.query} counts={counts} onAsk={place.ask} />}
      sums={countedSums(asked, counts)}
      empty={<Nothing asked={asked} />}
      panel={(id) => <TaskView id={id} area={area} asked={asked} />}
    />
  );
};
