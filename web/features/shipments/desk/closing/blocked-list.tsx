import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import { notHere } from '#domain/shipments/flight-progress/rebook.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Rebook } from '../shipment/rebook.tsx';
import { useShipment } from '../use-desk-shipments.ts';
import { whoWords } from '../who-words.ts';

type Blocked = ClosingShown['blocked'][number];

const piecesWords = (pieces: readonly number[] | undefined): string => {
  if (pieces === undefined) return '';
  return pieces.length === 1 ? ` (piece ${pieces[0]})` : ` (pieces ${pieces.join(', ')})`;
};

const Apart = ({ number }: { readonly number: string }) => (
  <Loaded query={useShipment(number)} loading="Loading the shipment…" lines={4}>
    {({ shipment }) => (notHere(shipment).length === 0 ? null : <Rebook shipment={shipment} />)}
  </Loaded>
);

/** Lets those pieces fly that are here, and the others later, right where they block the flight. */
const FlyWhatIsHere = ({ number, label }: { readonly number: string; readonly label: string }) => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Apart number={number} />
  ) : (
    <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
};

/** `Fly 5, send 5 later`, when some pieces of a shipment are here and others are not. */
const apartLabel = ({ pieces, blockers }: Blocked): string | undefined => {
  const late = blockers.find(({ code }) => code === 'NOT_AT_DOCK')?.pieces?.length ?? 0;
  return late > 0 && late < pieces ? `Fly ${pieces - late}, send ${late} later` : undefined;
};

/** The shipments that keep the manifest from being made: each with a link, what to do and who can do it. */
export const BlockedList = ({
  blocked,
  area,
}: {
  readonly blocked: readonly Blocked[];
  readonly area: Area;
}) => {
  const mayBook = useMay()('shipment.manage');
  return (
    <ul className="border-y-[1.5px] border-ink">
      {blocked.map((one) => {
        const { number, hawb, shipper, pieces, blockers } = one;
        const label = mayBook ? apartLabel(one) : undefined;
        return (
          <li key={number} className="grid gap-2 border-t border-rule py-3 first:border-t-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to={`${area}/shipments/${number}`}
                className="text-link inline-flex min-h-11 items-center font-mono"
              >
                {number}
              </Link>
              <span className="break-words">
                {shipper} · {hawb ?? 'no waybill'} · {pieces === 1 ? '1 piece' : `${pieces} pieces`}
              </span>
            </p>
            <ul className="grid gap-2">
              {blockers.map((blocker) => (
                <li key={`${blocker.code} ${blocker.hold ?? ''}`} className="border-s-4 border-time ps-3">
                  <strong className="font-semibold">
                    {blocker.text}
                    {piecesWords(blocker.pieces)}.
                  </strong>{' '}
                  {blocker.remedy}{' '}
                  <span className="block text-sm text-ink-soft">Who can: {whoWords(blocker)}</span>
                </li>
              ))}
            </ul>
            {label === undefined ? null : <FlyWhatIsHere number={number} label={label} />}
          </li>
        );
      })}
    </ul>
  );
};
