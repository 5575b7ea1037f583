import * as z from 'zod/mini';
import { countAsked, isAsOld, LeastDays, Month } from '../../kernel/asked-list.ts';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { UserId } from '../../kernel/user-id.ts';
import { flightStages, stagesOf } from '../flight-stages.ts';
import { isClosed, type PieceState } from '../lifecycle.ts';
import { flightsOf, partOn } from '../piece-flights.ts';
import { loadOf } from '../pieces.ts';
import { DepartureId, HoldKindName, PieceStateName, type Shipment } from '../shipment.ts';

/** What the list of the desk can be asked. What is open is asked by all of it together; a search and a month stand apart. */
export const ListQuestion = z.object({
  state: z.optional(PieceStateName),
  hold: z.optional(HoldKindName),
  to: z.optional(z.enum(destinationCodes)),
  departure: z.optional(DepartureId),
  /** With a flight only: shipments with at least one piece at this stage. */
  stage: z.optional(z.enum(flightStages)),
  /** At least one piece stands on our floor: it came, and no airline has it yet. */
  here: z.optional(z.literal('yes')),
  /** The id of the sender. */
  owner: z.optional(UserId),
  /** Made at least so many days ago. */
  days: z.optional(LeastDays),
  /** `2026-11`, for shipments that closed in that month. */
  closed: z.optional(Month),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** By when they were made, or closed in a month. The newest come first unless asked otherwise. */
  order: z.optional(z.literal('oldest')),
});
export type ListQuestion = z.infer<typeof ListQuestion>;

/** What stands on our floor and is not paid. */
export const unpaidOnOurFloor = { here: 'yes', hold: 'PAYMENT_DUE' } as const satisfies ListQuestion;

/** What narrows the list of what is open, each by itself. */
const filters = ['state', 'hold', 'to', 'departure', 'here', 'owner', 'days'] as const;

/**
 * Whether the list can answer it. A search looks for one thing and is asked alone; closed shipments are listed by their month and one
 * more filter; a stage belongs to a flight.
 */
export const isAnswerable = (question: ListQuestion): boolean => {
  const { search = '', closed, stage, departure } = question;
  const count = countAsked(question, filters);
  if (stage !== undefined && departure === undefined) return false;
  if (search !== '') return count === 0 && closed === undefined;
  return closed === undefined || (count <= 1 && departure === undefined);
};

const onOurFloor: readonly PieceState[] = ['RECEIVED', 'READY', 'MANIFESTED'];

type Test = (shipment: Shipment, question: ListQuestion, now: Date) => boolean;

const tests: readonly Test[] = [
  ({ state }, { state: wanted }) => wanted === undefined || state === wanted,
  ({ holds }, { hold }) => hold === undefined || holds.some(({ kind }) => kind === hold),
  ({ to }, { to: wanted }) => wanted === undefined || to === wanted,
  (shipment, { departure }) => departure === undefined || flightsOf(shipment).includes(departure),
  (shipment, { departure, stage }) => stage === undefined || stagesOf(shipment, departure).has(stage),
  ({ pieces }, { here }) =>
    here === undefined ||
    pieces.some(({ state, accepted }) => onOurFloor.includes(state) && accepted === undefined),
  ({ ownerId }, { owner }) => owner === undefined || ownerId === owner,
  ({ createdAt }, { days }, now) => isAsOld(createdAt, days, now),
  // What somebody only began is in the list of its state alone. A flight keeps what flew with it.
  ({ state }, { state: wanted, departure, closed }) =>
    closed !== undefined ||
    departure !== undefined ||
    wanted !== undefined ||
    (state !== 'DRAFT' && !isClosed(state)),
];

/** Whether a shipment is in the list that was asked for. A month is not looked at: only the index knows it. */
export const isInList: Test = (shipment, question, now) =>
  tests.every((test) => test(shipment, question, now));

/** What a list comes to. */
export const ListSums = z.object({
  shipments: z.int(),
  /** Pieces that are not canceled, and what they weigh: as measured, and as declared until then. In the list of a flight, those on it. */
  pieces: z.int(),
  thousandthsLb: z.int(),
  /** What is charged, or was promised where nothing is charged yet, in cents. In the list of a flight, of the shipments whose own flight it is. */
  total: z.int(),
  /** In the list of a flight: shipments whose price is counted with their other flight, as in the reports. Absent where there are none. */
  pricedElsewhere: z.optional(z.int()),
  /** There are more than were counted. */
  isPart: z.optional(z.literal(true)),
});
export type ListSums = z.infer<typeof ListSums>;

/** The sums of shipments, on a flight where one is asked for. `isPart` where they are not all. */
export const sumsOf = (
  shipments: readonly Shipment[],
  { isPart, departure }: { readonly isPart: boolean; readonly departure?: string | undefined },
): ListSums => {
  const loads = shipments.map((shipment) =>
    loadOf((departure === undefined ? shipment : partOn(shipment, departure)).pieces),
  );
  const priced = shipments.filter(({ departureId }) => departure === undefined || departureId === departure);
  const pricedElsewhere = shipments.length - priced.length;
  return {
    shipments: shipments.length,
    pieces: loads.reduce((sum, load) => sum + load.pieces, 0),
    thousandthsLb: loads.reduce((sum, load) => sum + load.thousandthsLb, 0),
    total: priced.reduce((sum, { charged, promise }) => sum + (charged ?? promise).total, 0),
    ...(pricedElsewhere === 0 ? {} : { pricedElsewhere }),
    ...(isPart ? { isPart } : {}),
  };
};
