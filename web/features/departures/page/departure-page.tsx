import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { mayNameAirline } from '#domain/departures/airline.ts';
import type { Flight } from '#domain/departures/flight.ts';
import type { FlightHistoryEntry } from '#domain/departures/flight-changes.ts';
import { mayFollow, mayOverride } from '#domain/departures/lifecycle.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { useDeparture } from '../use-departures.ts';
import { AirlineForm } from './airline-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { FlightFacts } from './flight-facts.tsx';
import { FlightHistory } from './flight-history.tsx';
import type { ForeseenSlot } from './foreseen-slot.ts';
import { OverrideForm } from './override-form.tsx';
import { Proposal } from './proposal.tsx';
import { Waitlist } from './waitlist.tsx';

/** What staff can do with a flight: name its airline, change it until its manifest is made, and cancel it until it has left. */
const Actions = ({
  flight,
  foreseen,
}: { readonly flight: Flight } & Pick<DeparturePageProps, 'foreseen'>) => (
  <>
    {mayOverride(flight.state) && flight.proposal ? <Proposal flight={flight} foreseen={foreseen} /> : null}
    {mayNameAirline(flight) ? <AirlineForm flight={flight} /> : null}
    {mayOverride(flight.state) ? <OverrideForm flight={flight} foreseen={foreseen} /> : null}
    <CancelForm flight={flight} foreseen={foreseen} />
  </>
);

/** Says when somebody else, or the schedule, changes the flight that is open. */
const SayChanged = ({ history }: { readonly history: readonly FlightHistoryEntry[] }) => {
  const last = history[0];
  useSayChanged('flight', last && { id: String(last.version), by: last.by });
  return null;
};

const isYetToCome = ({ state }: Flight): boolean => state === 'PLANNED' || state === 'OPEN';

/** Whether the way to the airline is the work of the day: from the cargo cutoff on. */
const isDue = (flight: Flight): boolean => !isYetToCome(flight) && flight.state !== 'CANCELLED';

/** Whether the airline has its cargo. */
const isAccepted = ({ recorded }: Flight): boolean =>
  ['TENDERED', 'DEPARTED', 'ARRIVED', 'CLOSED'].includes(recorded);

/** Whether a van still has to bring its cargo to the airline. */
const isToBring = ({ recorded, day }: Flight): boolean =>
  (recorded === 'SCHEDULED' || recorded === 'MANIFESTED') && day >= newYorkDay(Date.now());

/** Leads to the board of its day, where the run to its airline is planned. Nothing for others, and once the airline has it. */
const PlanRun = ({ flight, area }: { readonly flight: Flight; readonly area: Area }) => {
  const mayPlan = useMay()('run.manage');
  return mayPlan && isToBring(flight) ? (
    <LinkButton look="plain" to={`${area}/runs?day=${flight.day}&airport=${flight.id}`}>
      Plan the airport run
    </LinkButton>
  ) : null;
};

export interface DeparturePageProps {
  readonly area: Area;
  /** Where the shipments of a canceled flight go, from another feature. */
  readonly replan?: ((id: string) => ReactNode) | undefined;
  /** Its way to the airline, from another feature. */
  readonly closing?: ((id: string) => ReactNode) | undefined;
  /** Its way from the airline to the counter abroad, from another feature. */
  readonly following?: ((id: string) => ReactNode) | undefined;
  /** What a change of it, or its canceling, does to those on it, from another feature. */
  readonly foreseen?: ForeseenSlot | undefined;
  /** Its papers once somebody is on it, from another feature: labels, and the versions of its manifest. */
  readonly papers?: ((id: string, manifests: number) => ReactNode) | undefined;
}

/** The form that changes a flight stands beside its facts. Without it they have the page. */
const layoutOf = (hasForm: boolean): string =>
  hasForm ? 'grid items-start gap-8 @4xl:grid-cols-[2fr_3fr]' : 'grid max-w-3xl gap-8';

/** One flight: when it leaves, how full it is, what happened to it, and what can be changed. */
export const DepartureView = ({
  id,
  area,
  replan,
  closing,
  following,
  foreseen,
  papers,
}: { readonly id: string } & DeparturePageProps) => {
  const may = useMay();
  const isMine = may('departure.manage');
  return (
    <Loaded
      query={useDeparture(id)}
      loading="Loading the departure…"
      lines={16}
      missing={
        <Missing title={`There is no departure ${id}`} list={`${area}/departures`} all="All departures">
          A departure looks like GY-2026-11-27: the country and its usual day.
        </Missing>
      }
    >
      {({ flight, history, waitlist }) => (
        <>
          <SayChanged key={flight.id} history={history} />
          <PageHeader
            caption={flight.id}
            title={`${destinations[flight.to].country}, ${dayWords(flight.day)}`}
            actions={<PlanRun flight={flight} area={area} />}
          />
          {isAccepted(flight) ? <div className="mb-10">{following?.(flight.id)}</div> : null}
          {isDue(flight) ? <div className="mb-10">{closing?.(flight.id)}</div> : null}
          <div className={layoutOf(isMine && mayNameAirline(flight))}>
            <div className="grid min-w-0 gap-8">
              <FlightFacts flight={flight} mayName={isMine && mayNameAirline(flight)} />
              {flight.shipments === 0 ? null : papers?.(flight.id, flight.manifest?.version ?? 0)}
              {flight.state === 'CANCELLED' ? replan?.(flight.id) : null}
              {waitlist.length > 0 ? <Waitlist waitlist={waitlist} area={area} /> : null}
              <FlightHistory history={history} />
            </div>
            {isMine && mayFollow(flight.state, 'CANCELLED') ? (
              <div className="grid min-w-0 gap-8">
                <Actions flight={flight} foreseen={foreseen} />
              </div>
            ) : null}
          </div>
          {isYetToCome(flight) ? <div className="mt-10">{closing?.(flight.id)}</div> : null}
        </>
      )}
    </Loaded>
  );
};

/** The page of one flight. */
export const DeparturePage = ({ area, replan, closing, following, foreseen, papers }: DeparturePageProps) => {
  const { id = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/departures`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All departures
      </Link>
      <Presence list="departures" id={id} />
      <DepartureView
        id={id}
        area={area}
        replan={replan}
        closing={closing}
        following={following}
        foreseen={foreseen}
        papers={papers}
      />
    </div>
  );
};
