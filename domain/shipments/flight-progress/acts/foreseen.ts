import { shipmentStateOf } from '../../lifecycle.ts';
import { newsFrom, shipmentNews } from '../../news.ts';
import type { Shipment } from '../../shipment.ts';
import type { News } from '../../state-words.ts';
import type { FlightFollowed } from '../flight-followed.ts';
import { nextStep } from '../flight-steps.ts';
import { stepBack } from './take-back.ts';

/** What will happen to one shipment when its flight comes to a state. */
export interface Foreseen {
  readonly shipment: Shipment;
  /** Its pieces that come along. */
  readonly pieces: readonly number[];
  /** What its sender reads, in the order in which it comes. Nobody is told when it is empty. */
  readonly news: readonly News[];
}

/** The names in the news: the city of our dock, and the airport that the flight leaves from. */
interface Places {
  readonly dock: string;
  readonly originAirport: string;
}

/** One step of a shipment, forward or back, with the news that it is. */
const oneStep = (shipment: Shipment, flight: FlightFollowed & Places, at: string) => {
  const back = stepBack(shipment, flight);
  const next = back ?? nextStep(shipment, flight, at);
  if (next === undefined) return undefined;
  const { frozen: _over, ...rest } = shipment;
  const pieces = [...next.pieces];
  const after: Shipment = { ...rest, pieces, state: shipmentStateOf(pieces) };
  const states = { before: shipment.state, after: after.state };
  const happened =
    'wrong' in next
      ? ({ code: 'UNDO', corrects: next.told ? next.wrong : undefined } as const)
      : { code: next.code };
  const said = shipmentNews({ ...happened, state: states, pieces: next.numbers }, flight.dock);
  const news = 'wrong' in next ? said : newsFrom(said, flight.originAirport);
  return { after, numbers: next.numbers, news };
};

/** More steps than a flight has. */
const MOST_STEPS = 12;

/**
 * What the worker will do with a shipment when its flight is like this, by the same steps, and what the sender will read of it. Undefined
 * when nothing happens to it.
 */
export const foresee = (
  shipment: Shipment,
  flight: FlightFollowed & Places,
  at: string,
): Foreseen | undefined => {
  const pieces = new Set<number>();
  const news: News[] = [];
  let now = shipment;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const step = oneStep(now, flight, at);
    if (step === undefined) break;
    for (const n of step.numbers) pieces.add(n);
    if (step.news) news.push(step.news);
    now = step.after;
  }
  return pieces.size === 0 ? undefined : { shipment, pieces: [...pieces].toSorted((a, b) => a - b), news };
};
