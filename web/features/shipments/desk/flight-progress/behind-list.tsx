import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FlightProgressShown } from '#domain/shipments/flight-progress/endpoints.ts';
import { mayFlyApart } from '#domain/shipments/flight-progress/rebook.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Rebook } from '../shipment/rebook.tsx';
import { OfFlight } from './of-flight.tsx';

type Behind = FlightProgressShown['behind'][number];

const whys: Readonly<Record<Behind['why'], string>> = {
  SHORT_SHIPPED: 'Left behind when the plane was loaded.',
  OFFLOADED: 'Taken off the flight before takeoff.',
  MISSING: 'Missing.',
  OVER_CARRIED: 'Flew past its stop. Record when it has landed.',
  LEFT_BEHIND: 'Not on the list of the flight.',
  HELD: 'Held',
};

const piecesWords = ({ pieces, of }: Behind): string =>
  `${pieces.length === 1 ? 'Piece' : 'Pieces'} ${pieces.join(', ')} of ${of}`;

/** Pieces that are back with us and can fly with another flight. */
const isHere = ({ why }: Behind): boolean =>
  why === 'SHORT_SHIPPED' || why === 'OFFLOADED' || why === 'LEFT_BEHIND';

/** Books the pieces on another flight, right here. */
const BookAgain = ({ number, flight }: { readonly number: string; readonly flight: string }) => {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        Book on another flight
      </Button>
    );
  return (
    <div className="w-full pb-2">
      <OfFlight number={number} flight={flight}>
        {(shipment) =>
          mayFlyApart(shipment).length === 0 ? (
            <p role="status">Move the whole shipment to another flight on its own page.</p>
          ) : (
            <Rebook shipment={shipment} />
          )
        }
      </OfFlight>
    </div>
  );
};

/** Pieces that did not come along with their flight, each with the reason, the way to its shipment, and another flight for it. */
export const BehindList = ({
  behind,
  flight,
  area,
}: {
  readonly behind: readonly Behind[];
  readonly flight: string;
  readonly area: Area;
}) => {
  const mayBook = useMay()('shipment.manage');
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Did not come along</h3>
      <ul className="border-y-[1.5px] border-ink">
        {behind.map((one) => (
          <li
            key={`${one.number} ${one.why}`}
            className="flex flex-wrap items-baseline gap-x-3 border-t border-rule py-2 first:border-t-0"
          >
            <Link
              to={`${area}/shipments/${one.number}`}
              className="text-link inline-flex min-h-11 items-center font-mono"
            >
              {one.number}
            </Link>
            <span>
              {piecesWords(one)}: {whys[one.why]}
              {one.why === 'HELD' ? `: ${one.holds.join(', ')}.` : null}
            </span>
            {mayBook && isHere(one) ? <BookAgain number={one.number} flight={flight} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
};
