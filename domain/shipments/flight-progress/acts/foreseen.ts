import { type Tracked, trackedNews } from '../../digest/tracked.ts';
import { shipmentStateOf } from '../../lifecycle.ts';
import type { Shipment } from '../../shipment.ts';
import type { FlightFollowed } from '../flight-followed.ts';
import { nextStep } from '../flight-steps.ts';
import { stepBack } from './take-back.ts';

/** Something that a sender is told of one shipment. */
interface Telling {
  /** The event of which they hear. */
  readonly happened: Tracked;
  /** The shipment as it is after it. */
  readonly shipment: Shipment;
}

/** What will happen to one shipment when its flight comes to a state. */
export interface Foreseen {
  readonly shipment: Shipment;
  /** Its pieces that come along. */
  readonly pieces: readonly number[];
  /** What its sender is told, in the order in which it comes. Nobody is told when it is empty. */
  readonly told: readonly Telling[];
}

/** The names in the news: the city of our dock, and the airport that the flight leaves from. */
interface Places {
  readonly dock: string;
  readonly originAirport: string;
}

/** One step of a shipment, forward or back, with what happened to it. */
const oneStep = (shipment: Shipment, flight: FlightFollowed & Places, at: string) => {
  const back = stepBack(shipment, flight);
  const next = back ?? nextStep(shipment, flight, at);
  if (next === undefined) return undefined;
  const { frozen: _over, ...rest } = shipment;
  const pieces = [...next.pieces];
  const code = 'wrong' in next ? 'UNDO' : next.code;
  const left = code === 'DEP' ? { leftFrom: flight.originAirport } : {};
  const after: Shipment = { ...rest, ...left, pieces, state: shipmentStateOf(pieces) };
  const corrects = 'wrong' in next && next.told ? { corrects: next.wrong } : {};
  const state = { before: shipment.state, after: after.state };
  const happened: Tracked = { code, state, pieces: next.numbers, ...corrects, ...left };
  return { after, happened };
};

/** More steps than a flight has. */
const MOST_STEPS = 12;

/**
 * What the worker will do with a shipment when its flight is like this, by the same steps, and what the sender will hear of it. Undefined
 * when nothing happens to it.
 */
export const foresee = (
  shipment: Shipment,
  flight: FlightFollowed & Places,
  at: string,
): Foreseen | undefined => {
  const pieces = new Set<number>();
  const told: Telling[] = [];
  let now = shipment;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const step = oneStep(now, flight, at);
    if (step === undefined) break;
    const { happened, after } = step;
    for (const n of happened.pieces) pieces.add(n);
    if (trackedNews(happened, flight.dock)) told.push({ happened, shipment: after });
    now = after;
  }
  return pieces.size === 0 ? undefined : { shipment, pieces: [...pieces].toSorted((a, b) => a - b), told };
};
