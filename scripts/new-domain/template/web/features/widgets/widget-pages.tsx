import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { widgetEndpoints } from '#domain/widgets/endpoints.ts';
import { type WidgetStatus, widgetMoves, widgetStatuses } from '#domain/widgets/lifecycle.ts';
import { type Widget, WidgetForm, type WidgetMove } from '#domain/widgets/widget.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { refusalIn } from '#web/api/refusal-in.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { DeskList } from '#web/desk-list/desk-list.tsx';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { livePage } from '#web/desk-list/question/live-page.ts';
import { useListPlace } from '#web/desk-list/question/use-list-place.ts';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import { useNames } from '#web/session/use-names.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Failure, FormFrame } from '#web/ui/forms/submission-form.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useFields } from '#web/ui/forms/use-fields.ts';
import { useSchemaForm } from '#web/ui/forms/use-schema-form.ts';
import { useSubmission } from '#web/ui/forms/use-submission.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

/** The first part of the keys of everything that is known about widgets. */
const KEY = 'widgets';

/** The statuses as people read them, with the button that leads to each. */
const words: Record<
  WidgetStatus,
  { readonly name: string; readonly move: string; readonly tone: BadgeTone }
> = {
  OPEN: { name: 'Open', move: 'Open it again', tone: 'time' },
  DONE: { name: 'Done', move: 'Mark as done', tone: 'done' },
  CANCELED: { name: 'Canceled', move: 'Cancel', tone: 'plain' },
};

const StatusBadge = ({ status }: Pick<Widget, 'status'>) => (
  <Badge tone={words[status].tone}>{words[status].name}</Badge>
);

const NameField = () => <TextField label="Name" {...useFields<WidgetForm>()('name')} />;

/** Adds a widget. Its id stays the same until it is added, so that a repeated request adds no second one. */
const AddWidget = ({ onAdded }: { readonly onAdded: (id: string) => void }) => {
  const id = useRef(uuidV7());
  const add = useChange(
    (body: Pick<Widget, 'id' | 'name'>) => api(widgetEndpoints.add, { body }),
    [KEY, 'list'],
  );
  const form = useSchemaForm({ schema: WidgetForm, defaultValues: { name: '' } });
  const submission = useSubmission(form, {
    send: async ({ name }) => {
      const added = await add.mutateAsync({ id: id.current, name });
      id.current = uuidV7();
      form.reset();
      toast.success(`${name} is added.`);
      onAdded(added.id);
    },
    explain: messageOf,
  });
  return (
    <FormFrame form={form} submission={submission} className="mb-6 grid max-w-2xl gap-4">
      <NameField />
      <Failure message={submission.failure} />
      <Button type="submit" className="justify-self-start" busy={submission.busy}>
        Add the widget
      </Button>
    </FormFrame>
  );
};

/** Marks everything that is open as done, and shows how far that is while it goes on. */
const FinishAll = () => {
  const { data } = useReply([KEY, 'progress'], widgetEndpoints.progress, {}, livePage);
  const finish = useChange(() => api(widgetEndpoints.finishAll, {}), [KEY]);
  const running = data?.last !== undefined && data.last.doneAt === undefined ? data.last : undefined;
  // Only colleagues do this, so that is what is said of one without a name.
  const nameOf = useNames(running === undefined ? [] : [running.by], 'A colleague');
  if (data === undefined || (data.open === 0 && running === undefined)) return null;
  return (
    <div className="mb-4 grid gap-2">
      <p role="status">
        {running ? `${nameOf(running.by)} is marking all as done. ` : ''}
        Open: {data.open < 100 ? data.open : 'more than 99'}.
      </p>
      {finish.isError ? <Alert>{messageOf(finish.error)}</Alert> : null}
      <Button
        look="plain"
        className="justify-self-start"
        busy={finish.isPending}
        onClick={() => finish.mutate(undefined)}
      >
        Mark all as done
      </Button>
    </div>
  );
};

/** The statuses that may follow, as buttons. A refusal says what the widget is now. */
const Moves = ({ widget }: { readonly widget: Widget }) => {
  const { id, status, version } = widget;
  const move = useChange((body: WidgetMove) => api(widgetEndpoints.move, { params: { id }, body }), [KEY]);
  const refusal = refusalIn(move.error, widgetEndpoints.move);
  const now = refusal && 'details' in refusal && refusal.details ? refusal.details.widget : undefined;
  return (
    <div className="grid gap-3">
      {move.isError ? (
        <Alert>
          {messageOf(move.error)} {now ? `Now it is: ${words[now.status].name}.` : ''}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {widgetMoves[status].map((to) => (
          <Button
            key={to}
            look="plain"
            disabled={move.isPending}
            onClick={() => move.mutate({ version, status: to })}
          >
            {words[to].move}
          </Button>
        ))}
      </div>
    </div>
  );
};

/** One widget, with what can be done with it. */
const WidgetView = ({ id, area }: { readonly id: string; readonly area: Area }) => {
  const may = useMay();
  return (
    <Loaded
      query={useReply([KEY, 'one', id], widgetEndpoints.show, { params: { id } }, livePage)}
      loading="Loading the widget…"
      missing={
        <Missing title="There is no such widget" list={`${area}/widgets`} all="All widgets">
          Look for it in the list.
        </Missing>
      }
    >
      {(widget) => (
        <>
          <PageHeader caption="Widget" title={widget.name} />
          <div className="grid justify-items-start gap-4">
            <StatusBadge status={widget.status} />
            <p>
              Last change: <Instant at={widget.changedAt} />
            </p>
            {may('widget.manage') ? <Moves widget={widget} /> : null}
          </div>
        </>
      )}
    </Loaded>
  );
};

/** The page of one widget. */
export const WidgetPage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  return (
    <div className="@container">
      <Presence list="widgets" id={id} />
      <WidgetView id={id} area={area} />
    </div>
  );
};

/** The list of widgets. */
const widgetKind = (area: Area): ListKind<Widget> => ({
  name: 'widgets',
  one: 'widget',
  many: 'widgets',
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  pathOf: (id) => `${area}/widgets/${id}`,
  columns: [
    { key: 'name', heading: 'Name', cell: ({ id, name }) => <RowLink id={id}>{name}</RowLink> },
    { key: 'status', heading: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'added', heading: 'Added', cell: ({ addedAt }) => <Instant at={addedAt} /> },
  ],
  lines: ({ name, status, addedAt }) => ({
    title: name,
    aside: <Instant at={addedAt} />,
    detail: words[status].name,
  }),
});

const Nothing = ({ search }: { readonly search: string | undefined }) =>
  search === undefined ? (
    <EmptyState title="No widgets here">Those that are added appear here.</EmptyState>
  ) : (
    <EmptyState title={`Nothing found for “${search}”`}>The search looks through open widgets.</EmptyState>
  );

/** Widgets of a status, newest first, or what a search finds. The question is in the address, so that it can be shared. */
export const WidgetListPage = ({ area }: { readonly area: Area }) => {
  const place = useListPlace();
  const may = useMay();
  const asked = new URLSearchParams(place.query);
  const search = asked.get('search') || undefined;
  const status = widgetStatuses.find((one) => search === undefined && one === asked.get('status'));
  const query = { limit: 25, status, search, cursor: place.cursor };
  const choices = widgetStatuses.map((one) => ({
    label: words[one].name,
    search: `?status=${one}`,
    current: one === status,
  }));
  const all = { label: 'All', search: '?', current: status === undefined && search === undefined };
  return (
    <DeskList
      kind={widgetKind(area)}
      title="Widgets"
      place={place}
      query={useReply([KEY, 'list', query], widgetEndpoints.list, { query }, livePage)}
      searchLabel="Name"
      filters={<ChoiceLinks label="Status" choices={[all, ...choices]} />}
      above={
        may('widget.manage') ? (
          <>
            <AddWidget onAdded={place.open} />
            <FinishAll />
          </>
        ) : null
      }
      empty={<Nothing search={search} />}
      panel={(id) => <WidgetView id={id} area={area} />}
    />
  );
};
