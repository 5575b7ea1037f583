import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import type { Area } from '#web/shell/screens.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { ErrorsView } from './errors/errors-view.tsx';
import { EventsView } from './events/events-view.tsx';
import { ExportsView } from './exports/exports-view.tsx';
import { QueuesView } from './queues/queues-view.tsx';
import { RecordsView } from './records/records-view.tsx';
import { rangeOf, searchOfView, viewOf } from './shared/address.ts';
import { LiveSwitch, useLive } from './shared/live-switch.tsx';
import { RangePicker } from './shared/range-picker.tsx';
import type { RangeProps } from './use-monitoring.ts';
import { type View, views, viewsIn } from './views.ts';
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

/** The views that show the chosen days. */
const viewsOfDays = ['errors', 'vitals', 'events'] as const;
type ViewOfDaysName = (typeof viewsOfDays)[number];
const isOfDays = (view: View): view is ViewOfDaysName => viewsOfDays.some((one) => one === view);

const ViewOfDays = ({
  view,
  base,
  rangeProps,
}: {
  readonly view: ViewOfDaysName;
  readonly base: string;
  readonly rangeProps: RangeProps;
}) => {
  if (view === 'vitals') return <VitalsView {...rangeProps} />;
  return view === 'events' ? <EventsView {...rangeProps} /> : <ErrorsView base={base} {...rangeProps} />;
};

const OtherView = ({
  view,
  range,
  today,
}: {
  readonly view: Exclude<View, ViewOfDaysName>;
  readonly range: RangeProps['range'];
  readonly today: string;
}) => {
  if (view === 'records') return <RecordsView today={today} />;
  return view === 'exports' ? <ExportsView range={range} today={today} /> : <QueuesView />;
};

/** The monitoring: views with the same range of days, and a few of their own. */
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
      {isOfDays(view) ? (
        <>
          <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <RangePicker range={range} preset={preset} today={today} />
            <LiveSwitch {...live} />
          </div>
          <ViewOfDays view={view} base={base} rangeProps={{ range, every }} />
        </>
      ) : (
        <OtherView view={view} range={range} today={today} />
      )}
    </>
  );
};
