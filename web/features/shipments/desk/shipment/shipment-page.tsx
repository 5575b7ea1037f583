import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { waitsAtCounter } from '#domain/shipments/next-step/at-counter.ts';
import { Presence } from '#web/desk-list/presence/presence.tsx';
import { useSayChanged } from '#web/desk-list/use-say-changed.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Missing } from '#web/ui/feedback/missing.tsx';
import { Collection } from '../../collection/collection.tsx';
import { CustomsFacts } from '../../collection/customs-facts.tsx';
import { ReceiverLink } from '../../collection/receiver-link.tsx';
import { type DeskShipment, useShipment } from '../use-desk-shipments.ts';
import { Charges } from './charges.tsx';
import { ExportFiling } from './export-filing.tsx';
import { Flight } from './flight.tsx';
import { Blockers } from './head/blockers.tsx';
import { Head } from './head/head.tsx';
import { Holds } from './holds.tsx';
import { Measure } from './measure.tsx';
import { Opinion } from './opinion.tsx';
import { Parties } from './parties.tsx';
import { Pickup } from './pickup.tsx';
import { Pieces } from './pieces.tsx';
import { Record } from './record.tsx';
import { Timeline } from './timeline.tsx';

/** Shows the papers of a shipment and what is claimed of it, from other features. `pieces` are those that can have labels. */
export type PapersOfShipment = (number: string, pieces: readonly number[], area: Area) => ReactNode;

const labelled = ({ pieces }: DeskShipment['shipment']): readonly number[] =>
  pieces.filter(({ state }) => state !== 'CANCELLED').map(({ n }) => n);

/** The last change or event, whichever is newer. */
const lastOf = ({ events: [event], history: [entry] }: DeskShipment) =>
  event !== undefined && (entry === undefined || event.recordedAt > entry.at) ? event : entry;

const Work = ({
  shown,
  area,
  papers,
}: {
  readonly shown: DeskShipment;
  readonly area: Area;
  readonly papers: ReactNode;
}) => {
  const { shipment, events, history, blockers } = shown;
  const above = blockers.flatMap(({ hold }) => hold ?? []);
  useSayChanged('shipment', lastOf(shown));
  const may = useMay();
  return (
    // On a phone the history comes last; on a wide screen it is below the work.
    <div className="grid items-start gap-8 @4xl:grid-cols-[2fr_1fr]">
      <div className="grid min-w-0 gap-8">
        <Blockers shown={shown} area={area} />
        <Opinion shipment={shipment} />
        <Pickup shipment={shipment} area={area} />
        <Pieces pieces={shipment.pieces} />
        <Record shipment={shipment} />
        <Measure shipment={shipment} />
        <Holds shipment={shipment} above={above} />
        {papers}
      </div>
      <div className="grid min-w-0 gap-8 @4xl:row-span-2">
        <Parties shipment={shipment} area={area} />
        <Flight shipment={shipment} area={area} />
        <Charges shipment={shipment} bill={shown.bill} area={area} />
        <ExportFiling shipment={shipment} />
        <CustomsFacts customs={shipment.customs} />
        <Collection
          shipment={shipment}
          reader="desk"
          gives={may('shipment.manage')}
          isAsked={waitsAtCounter(shipment)}
          opens={may('arrival.manage') || may('document.manage')}
        />
        {may('shipment.manage') ? <ReceiverLink shipment={shipment} reader="desk" /> : null}
      </div>
      <Timeline number={shipment.number} events={events} history={history} />
    </div>
  );
};

/** One shipment: its pieces and what can be recorded, what keeps it off its flight, holds, papers, charges and history. */
export const ShipmentView = ({
  number,
  area,
  papers,
}: {
  readonly number: string;
  readonly area: Area;
  /** Shows the papers of a shipment. */
  readonly papers: PapersOfShipment;
}) => (
  <Loaded
    query={useShipment(number)}
    loading="Loading the shipment…"
    missing={
      <Missing title={`There is no shipment ${number}`} list={`${area}/shipments`} all="All shipments">
        Compare the number with the label or the booking.
      </Missing>
    }
  >
    {(shown) => (
      <>
        <Head shown={shown} area={area} />
        <Work
          key={number}
          shown={shown}
          area={area}
          papers={papers(shown.shipment.number, labelled(shown.shipment), area)}
        />
      </>
    )}
  </Loaded>
);

/** The page of one shipment. */
export const ShipmentPage = ({
  area,
  papers = () => null,
}: {
  readonly area: Area;
  readonly papers?: PapersOfShipment;
}) => {
  const { number = '' } = useParams();
  return (
    <div className="@container">
      <Link to={`${area}/shipments`} className="text-link mb-2 hidden min-h-11 items-center sm:inline-flex">
        ← All shipments
      </Link>
      <Presence list="shipments" id={number} />
      <ShipmentView number={number} area={area} papers={papers} />
    </div>
  );
};
