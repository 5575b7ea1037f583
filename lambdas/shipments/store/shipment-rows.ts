import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { isForAgent } from '#domain/shipments/arrivals/arrival.ts';
import { letsGoAt } from '#domain/shipments/customer/let-go.ts';
import { type FlightStage, stagesOf } from '#domain/shipments/flight-stages.ts';
import type { HoldKind } from '#domain/shipments/holds.ts';
import { isClosed, type PieceState } from '#domain/shipments/lifecycle.ts';
import { flightsOf } from '#domain/shipments/piece-flights.ts';
import { searchTerms } from '#domain/shipments/search.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { searchEntries } from '../../runtime/table/search-items.ts';
import { put, type Write } from '../../runtime/table/writes.ts';
import { partitionOf } from './shipment-items.ts';

type Row = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

/** Partitions of the index. Only what somebody still has to do is in those of open work; closed shipments are by month. */
export const openPartition = 'OPEN';
export const statePartition = (state: PieceState): string => `STATE#${state}`;
export const flightPartition = (departureId: string): string => `FLIGHT#${departureId}`;
/** Shipments with pieces at a stage of a flight. */
export const stagePartition = (departureId: string, stage: FlightStage): string =>
  `FLIGHT#${departureId}#${stage}`;
export const holdPartition = (kind: HoldKind): string => `HOLD#${kind}`;
export const closedPartition = (month: string): string => `CLOSED#${month}`;
/** What has left for a country and is not handed over, by the day of its flight. */
export const arrivalPartition = (to: DestinationCode): string => `ARRIVALS#${to}`;
/** Handed over, and the sender was not content: until we have answered. */
export const unhappyPartition = 'UNHAPPY';
/** Shipments of parcels that nobody has booked, by the instant at which they let them go. */
export const LETS_GO = 'LETS_GO';
export const ownerPartition = (ownerId: string): string => `OWNER#${ownerId}`;
/** What one sender has not finished: shipments that are not booked, on their way, or to be handed over. */
export const ownerOpenPartition = (ownerId: string): string => `OWNER-OPEN#${ownerId}`;

const position = (at: string, number: string): string => `${at}#${number}`;
/** Where a shipment is in a list of the desk, which are by when it was made, and by when it closed in those of a month. */
export const positionIn = (partition: string, { createdAt, closedAt, number }: Shipment): string =>
  position(partition.startsWith(closedPartition('')) ? (closedAt ?? createdAt) : createdAt, number);
/** The number in the sort key of a list. */
export const numberIn = (sortKey: string): string => sortKey.slice(sortKey.lastIndexOf('#') + 1);

const listed = ({ number, createdAt }: Shipment, name: string, partition: string, at = createdAt): Row => ({
  pk: partitionOf(number),
  sk: `ROW#${name}`,
  gsi1pk: partition,
  gsi1sk: position(at, number),
});

const dueRows = (shipment: Shipment): readonly Row[] => {
  const at = letsGoAt(shipment);
  return at === undefined ? [] : [listed(shipment, LETS_GO, LETS_GO, at)];
};

const openRows = (shipment: Shipment): readonly Row[] => [
  ...dueRows(shipment),
  listed(shipment, 'STATE', statePartition(shipment.state)),
  listed(shipment, 'OWNER', ownerOpenPartition(shipment.ownerId)),
  ...(shipment.state === 'DRAFT' ? [] : [listed(shipment, 'WORK', openPartition)]),
  ...shipment.holds.map(({ kind }) => listed(shipment, `HOLD#${kind}`, holdPartition(kind))),
];

/** A shipment that was never booked is in no list when it is canceled. */
const closedRows = (shipment: Shipment): readonly Row[] =>
  shipment.bookedAt === undefined || shipment.closedAt === undefined
    ? []
    : [listed(shipment, 'WORK', closedPartition(shipment.closedAt.slice(0, 7)), shipment.closedAt)];

/** A shipment that flew stays in the lists of its flight. A piece that flies with another one is in the lists of that one too. */
const flightRows = (shipment: Shipment): readonly Row[] => {
  if (shipment.state === 'CANCELLED') return [];
  return flightsOf(shipment).flatMap((flight) => {
    const own = flight === shipment.departureId ? '' : `#${flight}`;
    return [
      listed(shipment, `FLIGHT${own}`, flightPartition(flight)),
      ...[...stagesOf(shipment, flight).keys()].map((stage) =>
        listed(shipment, `STAGE#${stage}${own}`, stagePartition(flight, stage)),
      ),
    ];
  });
};

/** The day of a flight is in its id. It is the usual day, which never changes. */
const LANE_LENGTH = 'GY-'.length;

const ARRIVAL = 'ARRIVAL';
/** The sort key of that row. */
export const ARRIVAL_ROW = `ROW#${ARRIVAL}`;

/** The row by which agents find a shipment; none while it is not theirs. */
export const arrivalRows = (shipment: Shipment): readonly Row[] =>
  isForAgent(shipment)
    ? [listed(shipment, ARRIVAL, arrivalPartition(shipment.to), shipment.departureId?.slice(LANE_LENGTH))]
    : [];

/** One small item for each list that a shipment is in. The index moves it, so nothing has to be deleted. */
const rowsOf = (shipment: Shipment): readonly Row[] => [
  ...(isClosed(shipment.state) ? closedRows(shipment) : openRows(shipment)),
  ...flightRows(shipment),
  ...arrivalRows(shipment),
];

/** Open shipments that are booked can be found by a search. The words of closed ones are deleted. */
const termsOf = (shipment: Shipment): readonly string[] =>
  shipment.bookedAt === undefined || isClosed(shipment.state) ? [] : searchTerms(shipment);

const searchRows = (before: Shipment | undefined, after: Shipment): readonly Row[] =>
  searchEntries(
    after.number,
    before === undefined ? [] : termsOf(before),
    termsOf(after),
    new Date(after.changedAt),
  );

/** The writes that bring lists and search from one version of a shipment to the next: only what differs. */
export const rowWrites = (
  TableName: string,
  before: Shipment | undefined,
  after: Shipment,
): readonly Write[] => {
  const was = new Map((before === undefined ? [] : rowsOf(before)).map((row) => [row.sk, row]));
  const rows = rowsOf(after);
  const changed = rows.filter(({ sk, gsi1pk, gsi1sk }) => {
    const known = was.get(sk);
    return known?.gsi1pk !== gsi1pk || known?.gsi1sk !== gsi1sk;
  });
  // Without the keys of the index, a row is in no list.
  const gone = [...was.values()]
    .filter(({ sk }) => !rows.some((row) => row.sk === sk))
    .map(({ pk, sk }) => ({ pk, sk }));
  return [...changed, ...gone, ...searchRows(before, after)].map((row) => put(TableName, row));
};

/** The row by which a sender finds a shipment. It never changes. */
export const ownerRow = ({ ownerId, createdAt, number }: Shipment): Row => ({
  pk: ownerPartition(ownerId),
  sk: position(createdAt, number),
});
