import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { useRecords } from '../use-monitoring.ts';
import { RecordList } from './record-list.tsx';

/** Records in pages, with a button for older ones. */
export const RecordPages = ({
  query,
  empty,
}: {
  readonly query: ReturnType<typeof useRecords>;
  /** What an empty list means. */
  readonly empty: string;
}) => (
  <Loaded query={query} loading="Loading records…">
    {({ pages }) => {
      const records = pages.flatMap(({ items }) => items);
      if (records.length === 0) return <EmptyState title="No records">{empty}</EmptyState>;
      return (
        <div className="grid gap-3">
          <RecordList records={records} />
          {query.isFetchNextPageError ? <Alert>{messageOf(query.error)}</Alert> : null}
          {query.hasNextPage ? (
            <Button
              look="plain"
              className="justify-self-start"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Load more
            </Button>
          ) : (
            <p className="text-sm text-ink-soft">End of list</p>
          )}
        </div>
      );
    }}
  </Loaded>
);
