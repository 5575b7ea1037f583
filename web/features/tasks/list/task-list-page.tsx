import { useNavigate, useSearchParams } from 'react-router-dom';
import { type TaskKind, taskKindNames, taskKinds } from '#domain/tasks/kinds.ts';
import { MAX_COUNTED } from '#domain/tasks/limits.ts';
import { type Choice, ChoiceFilters, daysChoice } from '#web/desk-list/question/choices.tsx';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Waiting } from '#web/ui/feedback/waiting.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { type AskedTasks, askedIn, searchOf, taskViews } from '../asked.ts';
import { useTaskCounts, useTasks } from '../use-tasks.ts';
import { TaskRow } from './task-row.tsx';

const viewNames = { waiting: 'Waiting', mine: 'Mine', snoozed: 'Snoozed' } as const;

const nothing = {
  waiting: { title: 'Nothing waits', text: 'What is wrong, or waits for someone, appears here.' },
  mine: { title: 'You have taken nothing', text: 'Take a task, and colleagues see that it is yours.' },
  snoozed: { title: 'Nothing is snoozed', text: 'Tasks that were put off are here until they come back.' },
} as const;

type Narrows = 'taken' | 'late' | 'days';

const counted = (count: number): string => (count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : String(count));

/** The kinds of which there is a task: links, and on phones a list to choose from. */
const Kinds = ({
  asked,
  kinds,
}: {
  readonly asked: AskedTasks;
  readonly kinds: readonly { readonly kind: TaskKind; readonly count: number }[];
}) => {
  const navigate = useNavigate();
  const named = kinds.map(({ kind, count }) => ({
    kind,
    label: `${taskKinds[kind].name} · ${counted(count)}`,
  }));
  return (
    <>
      <ChoiceLinks
        label="Kind"
        className="max-sm:hidden"
        choices={[
          { label: 'All', search: searchOf({ ...asked, kind: undefined }), current: !asked.kind },
          ...named.map(({ kind, label }) => ({
            label,
            search: searchOf({ ...asked, kind }),
            current: asked.kind === kind,
          })),
        ]}
      />
      <div className="sm:hidden">
        <PlainChoice
          label="Kind"
          required
          value={asked.kind ?? ''}
          onChange={({ target }) =>
            void navigate({
              search: searchOf({ ...asked, kind: taskKindNames.find((kind) => kind === target.value) }),
            })
          }
          placeholder="All"
          options={named.map(({ kind, label }) => ({ value: kind, label }))}
        />
      </div>
    </>
  );
};

/** What narrows the tasks that are shown, all of it together. */
const Narrowing = ({ asked }: { readonly asked: AskedTasks }) => {
  const navigate = useNavigate();
  const nobody: Choice<Narrows> = {
    name: 'taken',
    label: 'Taken by',
    all: 'Anybody',
    options: [{ value: 'nobody', label: 'Nobody' }],
  };
  return (
    <ChoiceFilters<Narrows>
      choices={[
        ...(asked.view === 'mine' ? [] : [nobody]),
        { name: 'late', label: 'Due', all: 'Any time', options: [{ value: 'yes', label: 'By now' }] },
        daysChoice('Since'),
      ]}
      asked={asked}
      count={[asked.taken, asked.late, asked.days].filter((one) => one !== undefined).length}
      onChoose={(name, value) =>
        void navigate({ search: searchOf({ ...asked, [name]: value === '' ? undefined : value }) })
      }
    />
  );
};

/** What to show, with how many there are of each kind. Kinds without a task are not offered. */
const Filters = ({ asked }: { readonly asked: AskedTasks }) => {
  const { data, isPending } = useTaskCounts();
  const mine = data === undefined || data.mine === 0 ? '' : ` · ${counted(data.mine)}`;
  const kinds = (data?.kinds ?? []).filter(({ kind, count }) => count > 0 || kind === asked.kind);
  return (
    <div className="mb-6 grid gap-4">
      <ChoiceLinks
        label="Show"
        choices={taskViews.map((view) => ({
          label: view === 'mine' ? `${viewNames.mine}${mine}` : viewNames[view],
          search: searchOf({ view, kind: undefined }),
          current: asked.view === view,
        }))}
      />
      {isPending ? <Waiting /> : null}
      <Narrowing asked={asked} />
      {kinds.length === 0 || asked.view !== 'waiting' ? null : <Kinds asked={asked} kinds={kinds} />}
    </div>
  );
};

const Results = ({ asked, area }: { readonly asked: AskedTasks; readonly area: Area }) => {
  const pages = useCursorPages();
  const query = useTasks(asked, pages.cursor);
  const nameOf = useNames(
    (query.data?.items ?? []).flatMap(({ owner, subject }) => [
      ...(owner === undefined ? [] : [owner]),
      ...(subject.kind === 'shipper' ? [subject.id] : []),
    ]),
  );
  const { title, text } = nothing[asked.view];
  return (
    <PagedList
      pages={pages}
      query={query}
      loading="Loading tasks…"
      empty={<EmptyState title={title}>{text}</EmptyState>}
    >
      {(items) => (
        <ul aria-label="Tasks, those that are due first" className="border-y-[1.5px] border-ink">
          {items.map((task) => (
            <TaskRow key={task.id} task={task} area={area} asked={asked} nameOf={nameOf} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** What is wrong or waits for someone, those that are due first. What is shown is in the address. */
export const TaskListPage = ({ area }: { readonly area: Area }) => {
  const [search] = useSearchParams();
  const asked = askedIn(search);
  return (
    <>
      <PageHeader caption="Desk" title="Tasks">
        A task goes automatically when its reason is gone.
      </PageHeader>
      <Filters asked={asked} />
      <Results key={searchOf(asked)} asked={asked} area={area} />
    </>
  );
};
