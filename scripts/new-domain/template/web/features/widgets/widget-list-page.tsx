import type { Widget } from '#domain/widgets/widget.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { AddWidget } from './add-widget.tsx';
import { useWidgets } from './use-widgets.ts';

const columns: readonly Column<Widget>[] = [
  { key: 'name', heading: 'Name', cell: ({ name }) => <span className="break-words">{name}</span> },
  { key: 'added', heading: 'Added', cell: ({ addedAt }) => <Instant at={addedAt} /> },
];

/** Every widget, newest first, and a form to add one. */
export const WidgetListPage = () => {
  const pages = useCursorPages();
  return (
    <>
      <PageHeader caption="Desk" title="Widgets" />
      <AddWidget />
      <PagedList
        pages={pages}
        query={useWidgets(pages.cursor)}
        loading="Loading widgets…"
        empty={<EmptyState title="No widgets yet">The first one that is added appears here.</EmptyState>}
      >
        {(items) => (
          <DataTable caption="Widgets, newest first" columns={columns} rows={items} rowKey={({ id }) => id} />
        )}
      </PagedList>
    </>
  );
};
