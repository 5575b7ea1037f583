import type { MouseEvent } from 'react';
import type { DayRange } from '#domain/monitoring/day-range.ts';
import type { Export } from '#domain/monitoring/endpoints.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Legend } from '../shared/legend.tsx';
import { LINK_FRESH_MS, useExports } from '../use-monitoring.ts';
import { ExportForm } from './export-form.tsx';
import { ExportList } from './export-list.tsx';

/** Exports of records as files. */
export const ExportsView = ({ range, today }: { readonly range: DayRange; readonly today: string }) => {
  const query = useExports();
  const open = async ({ id }: Export, event: MouseEvent) => {
    // A page that was in the background may show expired links: fetch a new one and follow it.
    if (Date.now() - query.dataUpdatedAt <= LINK_FRESH_MS) return;
    event.preventDefault();
    const { data } = await query.refetch();
    const link = data?.exports.find((one) => one.id === id)?.link;
    if (link === undefined) toast.error('That file cannot be had now. Try again in a moment.');
    else window.location.assign(link);
  };
  return (
    <div className="grid gap-6">
      <ExportForm range={range} today={today} />
      <Loaded query={query} loading="Loading exports…">
        {({ exports }) =>
          exports.length === 0 ? (
            <EmptyState title="No files yet">Exports from the last seven days appear here.</EmptyState>
          ) : (
            <ExportList exports={exports} onOpen={(one, event) => void open(one, event)} />
          )
        }
      </Loaded>
      <Legend terms={['export', 'record', 'day']} />
    </div>
  );
};
