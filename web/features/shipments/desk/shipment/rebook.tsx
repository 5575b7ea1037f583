import { Link } from 'react-router-dom';
import { mayFlyApart, notHere } from '#domain/shipments/flight-progress/rebook.ts';
import { flightOf, flightsOf, partOn } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import type { Area } from '#web/shell/screens.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { useAct } from '#web/ui/forms/act/use-act.ts';
import { textLink } from '#web/ui/text/text-link.ts';
import { AskedDialog } from '../asking/asked-dialog.tsx';
import { useAskedChange } from '../asking/use-asked-change.ts';
import { useFlightDays } from '../use-flight-days.ts';
import { FlightSelect } from './flight-select.tsx';
import { NotedForm } from './noted-form.tsx';
import { PieceChoice } from './piece-choice.tsx';

type Of = { readonly shipment: Shipment };

/** The pieces that fly with another flight than their shipment, each flight with a link. */
export const FlyApart = ({ shipment, area }: Of & { readonly area: Area }) => {
  const dayOf = useFlightDays();
  return flightsOf(shipment)
    .filter((flight) => flight !== shipment.departureId)
    .map((flight) => (
      <p key={flight}>
        {piecesTitle(partOn(shipment, flight).pieces.map(({ n }) => n))}:{' '}
        <Link to={`${area}/departures/${flight}`} className={textLink}>
          {dayOf(flight)}
        </Link>
      </p>
    ));
};

/** What the form is about: `Fly 2, send 1 later` before the flight is closed, and what it left behind afterward. */
const apartWords = (shipment: Shipment): string => {
  const late = notHere(shipment).length;
  const [first] = notHere(shipment);
  if (first === undefined) return 'Book what was left behind on another flight';
  const on = partOn(shipment, flightOf(shipment, first) ?? '').pieces.filter(
    ({ state }) => state !== 'CANCELLED',
  );
  return `Fly ${on.length - late}, send ${late} later`;
};

/**
 * Books pieces that were left behind, or that are not here yet, on another flight. Pieces of different flights are booked one flight after
 * the other.
 */
export const Rebook = ({ shipment }: Of) => {
  const { number, version, to } = shipment;
  const [first] = mayFlyApart(shipment);
  const from = first && flightOf(shipment, first);
  const possible = mayFlyApart(shipment).filter((piece) => flightOf(shipment, piece) === from);
  const still = (chosen: readonly number[]) => chosen.filter((n) => possible.some((piece) => piece.n === n));
  const rebook = useAskedChange('REBOOK', number);
  const act = useAct(rebook, {
    begin: { pieces: possible.map(({ n }) => n), departureId: '', note: '' },
    input: ({ pieces, departureId, note }) => ({
      version,
      pieces: still(pieces),
      departureId,
      note: note.trim(),
    }),
    keeps: ['pieces'],
    done: () => toast.success('Booked on another flight. The sender is told.'),
  });
  const { departureId } = act.values;
  const numbers = still(act.values.pieces);
  return (
    <details open>
      <summary className="unfold">{apartWords(shipment)}</summary>
      <NotedForm act={act} label="Why" press="Book it" disabled={departureId === '' || numbers.length === 0}>
        {notHere(shipment).length > 0 ? (
          <p>
            These are not at our dock yet. They go on a later flight, the others keep theirs. It stays one
            shipment with one invoice, and the sender reads in one message which pieces fly when.
          </p>
        ) : null}
        <PieceChoice
          pieces={possible}
          chosen={numbers}
          onChoose={(chosen) => act.set('pieces', chosen)}
          wordsOf={({ n }) => `${n} of ${shipment.pieces.length}`}
        />
        <FlightSelect to={to} except={from} {...act.field('departureId')} />
      </NotedForm>
      <AskedDialog
        title="Book on another flight?"
        press="Book it and tell the sender"
        change={rebook}
        shipment={shipment}
      />
    </details>
  );
};
