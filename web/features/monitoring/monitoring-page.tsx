import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorsView } from './errors/errors-view.tsx';
import { EventsView } from './events/events-view.tsx';
import { ExportsView } from './exports/exports-view.tsx';
import { rangeOf, viewOf } from './parts/address.ts';
import { LiveSwitch, useLive } from './parts/live-switch.tsx';
import { RangePicker } from './parts/range-picker.tsx';
import { Tabs } from './parts/tabs.tsx';
import { useToday } from './parts/use-today.ts';
import { RecordsView } from './records/records-view.tsx';
import type { Watched } from './use-monitoring.ts';
import { VitalsView } from './vitals/vitals-view.tsx';

const Figures = ({
  view,
  base,
  watched,
}: {
  readonly view: 'errors' | 'vitals' | 'events';
  readonly base: string;
  readonly watched: Watched;
}) => {
  if (view === 'vitals') return <VitalsView {...watched} />;
  return view === 'events' ? <EventsView {...watched} /> : <ErrorsView base={base} {...watched} />;
};

/** What customers' browsers report, in five views that share a range of days. */
export const MonitoringPage = ({ base }: { readonly base: string }) => {
  const [search] = useSearchParams();
  const today = useToday();
  const view = viewOf(search);
  const { preset, days, from, to } = rangeOf(search, today);
  const { every, live } = useLive(days, today);
  const range = { from, to };
  return (
    <>
      <PageHeader caption="What browsers report" title="Monitoring" />
      <Tabs view={view} search={search} />
      {view === 'records' ? <RecordsView today={today} /> : null}
      {view === 'exports' ? <ExportsView range={range} today={today} /> : null}
      {view === 'records' || view === 'exports' ? null : (
        <>
          <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <RangePicker range={range} preset={preset} today={today} />
            <LiveSwitch {...live} />
          </div>
          <Figures view={view} base={base} watched={{ range, every }} />
        </>
      )}
    </>
  );
};
