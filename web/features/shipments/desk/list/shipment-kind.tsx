import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { holds } from '#domain/shipments/holds.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import type { ListKind } from '#web/desk-list/list-kind.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { progressWords, StateBadge } from '../state.tsx';

const piecesWords = ({ length }: ShipmentSummary['pieces']): string =>
  length === 1 ? '1 piece' : `${length} pieces`;

const Status = ({ shipment: { state, pieces, holds: placed } }: { readonly shipment: ShipmentSummary }) => (
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
);

/** The list of shipments. `dayOf` says on which day a flight leaves. */
export const shipmentKind = (
  area: Area,
  dayOf: (departureId: string) => string,
): ListKind<ShipmentSummary> => ({
  name: 'shipments',
  one: 'shipment',
  many: 'shipments',
  idOf: ({ number }) => number,
  versionOf: ({ version }) => version,
  pathOf: (number) => `${area}/shipments/${number}`,
  columns: [
    {
      key: 'number',
      heading: 'Number',
      code: true,
      cell: ({ number }) => <RowLink id={number}>{number}</RowLink>,
    },
    {
      key: 'people',
      heading: 'From and to',
      cell: ({ shipperName, ownerId, consigneeName, to }) => (
        <span className="grid min-w-0">
          <CustomerName id={ownerId} area={area}>
            {shipperName}
          </CustomerName>
          <strong className="break-words font-semibold">
            {consigneeName}, {destinations[to].country}
          </strong>
        </span>
      ),
    },
    { key: 'state', heading: 'Status', cell: (shipment) => <Status shipment={shipment} /> },
    {
      key: 'flight',
      heading: 'Flight',
      numeric: true,
      cell: ({ departureId }) =>
        departureId === undefined ? (
          'None'
        ) : (
          <Link to={`${area}/departures/${departureId}`} className={textLink}>
            {dayOf(departureId)}
          </Link>
        ),
    },
    { key: 'changed', heading: 'Last change', cell: ({ changedAt }) => <Instant at={changedAt} /> },
  ],
  lines: ({ number, consigneeName, to, pieces, holds: placed, departureId, changedAt }) => ({
    title: `${consigneeName}, ${destinations[to].country}`,
    aside: <Instant at={changedAt} />,
    detail: [
      ...(placed.length > 0 ? ['On hold'] : []),
      progressWords(pieces),
      ...(departureId === undefined ? [] : [dayOf(departureId)]),
      number,
    ].join(' · '),
  }),
});
