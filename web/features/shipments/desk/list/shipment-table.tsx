import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { holds } from '#domain/shipments/holds.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import { type Column, DataTable } from '#web/ui/data/data-table.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { progressWords, StateBadge } from '../state.tsx';

const piecesWords = ({ length }: ShipmentSummary['pieces']): string =>
  length === 1 ? '1 piece' : `${length} pieces`;

const columns = (base: string): readonly Column<ShipmentSummary>[] => [
  {
    key: 'number',
    heading: 'Number',
    code: true,
    cell: ({ number }) => (
      <Link to={`${base}/${number}`} className={textLink}>
        {number}
      </Link>
    ),
  },
  {
    key: 'people',
    heading: 'From and to',
    cell: ({ shipperName, consigneeName, to }) => (
      <span className="grid min-w-0">
        <span className="break-words">{shipperName}</span>
        <strong className="break-words font-semibold">
          {consigneeName}, {destinations[to].country}
        </strong>
      </span>
    ),
  },
  {
    key: 'state',
    heading: 'Status',
    cell: ({ state, pieces, holds: placed }) => (
      <span className="flex flex-wrap gap-1">
        <StateBadge state={state} />
        {placed.map((kind) => (
          <Badge key={kind} tone="wrong">
            {holds[kind].name}
          </Badge>
        ))}
        <span className="w-full text-sm text-ink-soft">
          {piecesWords(pieces)} · {progressWords(pieces)}
        </span>
      </span>
    ),
  },
  {
    key: 'flight',
    heading: 'Flight',
    numeric: true,
    cell: ({ departureId }) =>
      departureId === undefined ? (
        'None'
      ) : (
        <Link to={`${base}?departure=${departureId}`} className={textLink}>
          {departureId}
        </Link>
      ),
  },
  { key: 'changed', heading: 'Last change', cell: ({ changedAt }) => <Instant at={changedAt} /> },
];

/** A table of shipments; the number links to the shipment under `base`. */
export const ShipmentTable = ({
  shipments,
  base,
}: {
  readonly shipments: readonly ShipmentSummary[];
  readonly base: string;
}) => (
  <DataTable
    caption="Shipments, newest first"
    columns={columns(base)}
    rows={shipments}
    rowKey={({ number }) => number}
    small={({ number, consigneeName, to, pieces, holds: placed, changedAt }) => ({
      to: `${base}/${number}`,
      title: (
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate">
            {consigneeName}, {destinations[to].country}
          </span>
          <span className="shrink-0 text-sm font-normal text-ink-soft">
            <Instant at={changedAt} />
          </span>
        </span>
      ),
      detail: `${placed.length > 0 ? 'On hold · ' : ''}${progressWords(pieces)} · ${number}`,
    })}
  />
);
