import { Link, useParams } from 'react-router-dom';
import { isFlightId } from '#domain/departures/flight-id.ts';
import { flightName } from '#domain/departures/flight-name.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { laneOf, monthOf } from '#domain/reports/figures/keys.ts';
import type { ReportRow } from '#domain/reports/figures/rows.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Definitions } from '../figures/definitions.tsx';
import { measuresOf } from '../figures/measures.ts';
import { useCost, useFigures } from '../figures/use-figures.ts';
import { reportViews, viewNames } from '../figures/views.ts';
import { CostEntries } from './cost-entries.tsx';
import { CostForm } from './cost-form.tsx';

/** All figures of the flight, part by part. */
const AllFigures = ({ row }: { readonly row: ReportRow }) => (
  <div className="grid gap-8">
    {reportViews.map((view) => (
      <Section key={view} title={viewNames[view]} className="grid gap-3">
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {measuresOf(view).map(({ heading, text }) => (
            <Fact key={heading} name={heading}>
              {text(row)}
            </Fact>
          ))}
        </dl>
        <Definitions view={view} />
      </Section>
    ))}
  </div>
);

const FlightFigures = ({ id }: { readonly id: string }) => {
  const month = monthOf(id);
  const lane = laneOf(id) as DestinationCode;
  return (
    <Loaded
      query={useFigures({ from: month, to: month, lane, by: 'flight' })}
      loading="Loading the report of the flight…"
      lines={12}
    >
      {({ rows }) => {
        const row = rows.find(({ key }) => key === id);
        return row === undefined ? (
          <p className="text-ink-soft">Nothing is counted on this flight yet.</p>
        ) : (
          <AllFigures row={row} />
        );
      }}
    </Loaded>
  );
};

/** What the flight costs: the form for whoever may enter it, and everything that was entered. */
const Cost = ({ id }: { readonly id: string }) => {
  const mayEnter = useMay()('report.manage');
  return (
    <Section title="What it cost" className="grid gap-4">
      <Loaded query={useCost(id)} loading="Loading what the flight cost…" lines={6}>
        {(cost) => (
          <div className="grid gap-6">
            {mayEnter ? <CostForm id={id} cost={cost} /> : null}
            <CostEntries cost={cost} />
          </div>
        )}
      </Loaded>
    </Section>
  );
};

/** The report of one flight: all its figures, and what it cost. */
export const FlightReportPage = ({ area }: { readonly area: Area }) => {
  const { id = '' } = useParams();
  const may = useMay();
  if (!isFlightId(id))
    return (
      <Missing title={`There is no flight ${id}`} list={`${area}/reports`} all="All reports">
        A flight looks like GY-2026-11-27: the country and its usual day.
      </Missing>
    );
  return (
    <>
      <PageHeader caption="Report of a flight" title={flightName(id)} />
      <p className="mb-6 flex flex-wrap gap-x-6">
        {may('shipment.read') ? (
          <Link to={`${area}/shipments?departure=${id}`} className={textLink}>
            Its shipments
          </Link>
        ) : null}
        {may('departure.read') ? (
          <Link to={`${area}/departures/${id}`} className={textLink}>
            The flight
          </Link>
        ) : null}
      </p>
      <div className="grid max-w-3xl gap-10">
        <FlightFigures id={id} />
        <Cost id={id} />
      </div>
    </>
  );
};
