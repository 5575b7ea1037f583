import { holds } from './holds.ts';
import type { PieceState } from './lifecycle.ts';
import { partOn } from './piece-flights.ts';
import type { Shipment } from './shipment.ts';

/**
 * What the dock has to do with the pieces of a flight: `EXPECTED` are not at the dock yet, `TO_SCREEN` are, `TO_LOAD` are screened,
 * `ON_LIST` are on the list of the flight or have left with it. `HELD` is beside them: whatever the pieces wait for, a hold keeps
 * their shipment off the list.
 */
export const flightStages = ['EXPECTED', 'TO_SCREEN', 'TO_LOAD', 'ON_LIST', 'HELD'] as const;
export type FlightStage = (typeof flightStages)[number];

const stageOf = (state: PieceState): FlightStage | undefined => {
  switch (state) {
    case 'DRAFT':
    case 'CANCELLED':
      return undefined;
    case 'BOOKED':
    case 'PICKED_UP':
      return 'EXPECTED';
    case 'RECEIVED':
      return 'TO_SCREEN';
    case 'READY':
      return 'TO_LOAD';
    default:
      return 'ON_LIST';
  }
};

type Staged = Pick<Shipment, 'departureId' | 'holds'> & {
  readonly pieces: readonly Pick<Shipment['pieces'][number], 'state' | 'departureId'>[];
};

/**
 * How many pieces of a shipment are at each stage of a flight, its own unless another is named; stages without a piece are left out. A
 * shipment whose pieces are apart is at several. Empty while it is on no flight.
 */
export const stagesOf = (
  shipment: Staged,
  flight = shipment.departureId,
): ReadonlyMap<FlightStage, number> => {
  const stages = new Map<FlightStage, number>();
  if (flight === undefined) return stages;
  const add = (stage: FlightStage) => stages.set(stage, (stages.get(stage) ?? 0) + 1);
  const isHeld = shipment.holds.some(({ kind }) => holds[kind].blocks.includes('manifest'));
  for (const { state } of partOn(shipment, flight).pieces) {
    const stage = stageOf(state);
    if (stage === undefined) continue;
    add(stage);
    if (isHeld && stage !== 'ON_LIST') add('HELD');
  }
  return stages;
};
