import { Link } from 'react-router-dom';
import type { FollowingShown } from '#domain/shipments/following/endpoints.ts';
import type { Area } from '#web/shell/screens.ts';

type Behind = FollowingShown['behind'][number];

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

/** Pieces that did not come along with their flight, each with the reason and the way to its shipment. */
export const BehindList = ({ behind, area }: { readonly behind: readonly Behind[]; readonly area: Area }) => (
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
        </li>
      ))}
    </ul>
  </div>
);
