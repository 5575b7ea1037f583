import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import type { ArrivalSummary } from '#domain/shipments/arrivals/arrival.ts';
import { holds } from '#domain/shipments/holds.ts';
import { wordsOfException } from '#domain/shipments/state-words.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { progressWords } from '../desk/state.tsx';
import { customsNames, customsTones } from './words.ts';

/** One shipment in a list of arrivals, which leads to its page. `children` is shown below it. */
export const ArrivalRow = ({
  arrival,
  children,
}: {
  readonly arrival: ArrivalSummary;
  readonly children?: ReactNode;
}) => {
  const { number, hawb, consigneeName, pieces, holds: kinds, customs } = arrival;
  const odd = new Set(pieces.flatMap(({ exception }) => exception ?? []));
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        to={pathTo('/agent/:number', { number })}
        className="grid gap-1 px-1 py-3 no-underline hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
      >
        <span className="min-w-0">
          <span className="block truncate text-lg font-semibold">{consigneeName}</span>
          <span className="block text-sm text-ink-soft">
            <span className="font-mono">{number}</span> · {pieces.length}{' '}
            {pieces.length === 1 ? 'piece' : 'pieces'}
            {hawb === undefined ? null : (
              <>
                {' · '}
                <span className="whitespace-nowrap">Waybill {hawb}</span>
              </>
            )}
          </span>
        </span>
        <span className="flex flex-wrap gap-2 sm:justify-end">
          <Badge tone="note">{progressWords(pieces)}</Badge>
          {customs === undefined ? null : (
            <Badge tone={customsTones[customs]}>Customs: {customsNames[customs]}</Badge>
          )}
          {kinds.map((kind) => (
            <Badge key={kind} tone="time">
              {holds[kind].name}
            </Badge>
          ))}
          {[...odd].map((exception) => (
            <Badge key={exception} tone="wrong">
              {wordsOfException[exception].desk}
            </Badge>
          ))}
        </span>
      </Link>
      {children}
    </li>
  );
};
