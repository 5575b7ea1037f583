import { Link } from 'react-router-dom';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import type { Area } from '#web/shell/screens.ts';
import { whoWords } from '../who-words.ts';

type Blocked = ClosingShown['blocked'][number];

const piecesWords = (pieces: readonly number[] | undefined): string => {
  if (pieces === undefined) return '';
  return pieces.length === 1 ? ` (piece ${pieces[0]})` : ` (pieces ${pieces.join(', ')})`;
};

/** The shipments that keep the manifest from being made: each with a link, what to do and who can do it. */
export const BlockedList = ({
  blocked,
  area,
}: {
  readonly blocked: readonly Blocked[];
  readonly area: Area;
}) => (
  <ul className="border-y-[1.5px] border-ink">
    {blocked.map(({ number, hawb, shipper, pieces, blockers }) => (
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
      </li>
    ))}
  </ul>
);
