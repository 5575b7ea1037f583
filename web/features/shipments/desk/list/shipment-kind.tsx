import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { holds } from '#domain/shipments/holds.ts';
import { progressOf } from '#domain/shipments/lifecycle.ts';
import { partOn } from '#domain/shipments/piece-flights.ts';
import type { ShipmentSummary } from '#domain/shipments/shipment.ts';
import type { ListColumn, ListKind } from '#web/desk-list/list-kind.ts';
import { queryOf } from '#web/desk-list/question/question-in.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { RowLink } from '#web/desk-list/rows/row-link.tsx';
import type { Area } from '#web/shell/screens.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { progressWords, StateBadge } from '../state.tsx';
import { behindWords } from './behind-words.ts';
import type { Question } from './question.ts';

/** How far the pieces are that are further than the whole. */
const apartWords = (pieces: ShipmentSummary['pieces']): string => {
  const { reached, of } = progressOf(pieces);
  return reached === of ? '' : progressWords(pieces);
};

const inShipment = ({ pieces }: Pick<ShipmentSummary, 'pieces'>): number =>
  pieces.filter(({ state }) => state !== 'CANCELLED').length;

/** How many pieces a shipment has; in the list of a flight that does not carry all of them, how many it carries: `1 of 3 on this flight`. */
const piecesWords = (shipment: ShipmentSummary, flight: string | undefined): string => {
  const all = inShipment(shipment);
  const here = flight === undefined ? all : inShipment(partOn(shipment, flight));
  return here === all ? `${all}` : `${here} of ${all} on this flight`;
};

const Status = ({
  shipment,
  dayOf,
}: {
  readonly shipment: ShipmentSummary;
  readonly dayOf: (departureId: string) => string;
}) => {
  const { state, pieces, holds: placed } = shipment;
  const apart = [apartWords(pieces), behindWords(shipment, dayOf)].filter(Boolean).join(' · ');
  return (
    <span className="cell-badges">
      <StateBadge state={state} />
      {placed.map((kind) => (
        <Badge key={kind} tone="wrong">
          {holds[kind].name}
        </Badge>
      ))}
      {apart === '' ? null : <span className="self-center text-sm text-ink-soft">{apart}</span>}
    </span>
  );
};

/** All lists are by when shipments were made, either way round, but for what closed in a month and what a search finds. */
const byMade = ({ order, ...question }: Question): ListColumn<ShipmentSummary>['sort'] => {
  if (question.closed !== undefined || question.search !== undefined) return undefined;
  const isOldest = order === 'oldest';
  return {
    current: true,
    order: isOldest ? 'ascending' : 'descending',
    search: queryOf({ ...question, ...(isOldest ? {} : { order: 'oldest' }) }),
  };
};

/** The list of shipments of a question. `dayOf` says on which day a flight leaves. */
export const shipmentKind = (
  area: Area,
  dayOf: (departureId: string) => string,
  question: Question,
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
      width: 'w-34',
      cell: ({ number }) => <RowLink id={number}>{number}</RowLink>,
    },
    {
      key: 'receiver',
      heading: 'Receiver',
      cell: ({ consigneeName }) => <strong className="break-words font-semibold">{consigneeName}</strong>,
    },
    { key: 'to', heading: 'To', width: 'w-21', cell: ({ to }) => destinations[to].country },
    {
      key: 'sender',
      heading: 'Sender',
      cell: ({ ownerId, shipperName }) => (
        <CustomerName id={ownerId} area={area}>
          {shipperName}
        </CustomerName>
      ),
    },
    {
      key: 'pieces',
      heading: 'Pieces',
      numeric: true,
      width: question.departure === undefined ? 'w-16' : 'w-32',
      cell: (shipment) => piecesWords(shipment, question.departure),
    },
    {
      key: 'state',
      heading: 'Status',
      width: 'w-76',
      cell: (shipment) => <Status shipment={shipment} dayOf={dayOf} />,
    },
    {
      key: 'flight',
      heading: 'Flight',
      numeric: true,
      width: 'w-24',
      cell: ({ departureId }) =>
        departureId === undefined ? (
          'None'
        ) : (
          <Link to={`${area}/departures/${departureId}`} className={textLink}>
            {dayOf(departureId)}
          </Link>
        ),
    },
    {
      key: 'waybill',
      heading: 'Waybill',
      code: true,
      width: 'w-32',
      isExtra: true,
      cell: ({ hawb }) => hawb ?? 'None',
    },
    {
      key: 'price',
      heading: 'Price',
      numeric: true,
      width: 'w-26',
      isExtra: true,
      cell: ({ total }) => dollars(total),
    },
    {
      key: 'made',
      heading: 'Booked',
      width: 'w-44',
      isExtra: true,
      sort: byMade(question),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      key: 'changed',
      heading: 'Last change',
      width: 'w-44',
      isExtra: true,
      cell: ({ changedAt }) => <Instant at={changedAt} />,
    },
  ],
  lines: (shipment) => {
    const { number, consigneeName, to, pieces, holds: placed, departureId } = shipment;
    const onFlight = piecesWords(shipment, question.departure);
    return {
      title: `${consigneeName}, ${destinations[to].country}`,
      aside: departureId === undefined ? 'No flight' : dayOf(departureId),
      detail: [
        ...(placed.length > 0 ? ['On hold'] : []),
        progressWords(pieces),
        ...[behindWords({ pieces, departureId }, dayOf)].filter(Boolean),
        ...(onFlight === piecesWords(shipment, undefined) ? [] : [onFlight]),
        number,
      ].join(' · '),
    };
  },
});
