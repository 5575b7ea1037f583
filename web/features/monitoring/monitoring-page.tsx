import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Area } from '#web/shell/screens.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { ErrorsView } from './errors/errors-view.tsx';
import { EventsView } from './events/events-view.tsx';
import { ExportsView } from './exports/exports-view.tsx';
import { RecordsView } from './records/records-view.tsx';
import { rangeOf, searchOfView, viewOf } from './shared/address.ts';
import { LiveSwitch, useLive } from './shared/live-switch.tsx';
import { RangePicker } from './shared/range-picker.tsx';
import type { RangeProps } from './use-monitoring.ts';
import { views, viewsIn } from './views.ts';
import { VitalsView } from './vitals/vitals-view.tsx';

const POLL_INTERVAL_MS = 20_000;

/** Today in New York; it changes at midnight on a screen that stays open. */
const useToday = (): string => {
  const [today, setToday] = useState(() => newYorkDay(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setToday(newYorkDay(Date.now())), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return today;
};

const ViewContent = ({
  view,
  base,
  rangeProps,
}: {
  readonly view: 'errors' | 'vitals' | 'events';
  readonly base: string;
  readonly rangeProps: RangeProps;
}) => {
  if (view === 'vitals') return <VitalsView {...rangeProps} />;
  return view === 'events' ? <EventsView {...rangeProps} /> : <ErrorsView base={base} {...rangeProps} />;
};

/** The monitoring: views with the same range of days. */
export const MonitoringPage = ({ area }: { readonly area: Area }) => {
  const base = `${area}/monitoring`;
  const [search] = useSearchParams();
  const today = useToday();
  const names = viewsIn(area);
  const view = viewOf(search, names);
  const { preset, days, from, to } = rangeOf(search, today);
  const { every, live } = useLive(days, today);
  const range = { from, to };
  return (
    <>
      <PageHeader caption="What browsers report" title="Monitoring" />
      <TabLinks
        label="Monitoring"
        current={view}
        // Each view keeps the chosen range.
        tabs={names.map((name) => ({
          key: name,
          title: views[name],
          to: { search: searchOfView(search, name) },
        }))}
      />
      {view === 'records' ? <RecordsView today={today} /> : null}
      {view === 'exports' ? <ExportsView range={range} today={today} /> : null}
      {view === 'records' || view === 'exports' ? null : (
        <>
          <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <RangePicker range={range} preset={preset} today={today} />
            <LiveSwitch {...live} />
          </div>
          <ViewContent view={view} base={base} rangeProps={{ range, every }} />
        </>
      )}
    </>
  );
};
