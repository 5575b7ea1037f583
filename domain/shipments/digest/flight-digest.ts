import { destinations } from '../../kernel/destinations.ts';
import { NOTHING_TO_DO } from '../../next-step/headline.ts';
import type { Step } from '../../next-step/next-step.ts';
import type { ShipmentFacts } from '../next-step/facts.ts';
import { whoseGoods } from '../next-step/goods-words.ts';
import { nextOfSender } from '../next-step/sender.ts';
import { flightsOf } from '../piece-flights.ts';
import type { MovedFlight, Times } from '../rolls/flight-times.ts';
import { type FlightNews, movedNews } from '../rolls/flight-words.ts';
import type { Shipment } from '../shipment.ts';
import { stillSo } from './whats.ts';

/** The name of flights among the things of which people are told soon: of several shipments on one. */
export const FLIGHT = 'flight';

/** What a letter says about a flight of several shipments of somebody. */
export interface FlightsDigest {
  readonly title: string;
  /** Where they fly to: `Georgetown, Guyana`. */
  readonly to: string;
  readonly sentences: readonly string[];
  /** What is to be done for each, the words for its goods first. */
  readonly each: readonly (readonly [goods: string, toDo: string])[];
  readonly numbers: readonly string[];
  /** By when the first of it has to be done, ISO 8601. */
  readonly by?: string | undefined;
}

/** The move of a flight, with what was promised before. */
export interface MovedNow {
  readonly flight: MovedFlight;
  readonly before: Times;
}

const waitsFor = ({ waits }: Shipment, { id }: MovedFlight): boolean => waits?.departureId === id;

/** What is said of a move to who has a place on the flight, or waits for one. What is to be done by when, the letter says itself. */
export const newsOfMove = (
  { before, flight }: MovedNow,
  { shipment, brand }: Pick<ShipmentFacts, 'shipment' | 'brand'>,
): FlightNews => {
  const waits = flightsOf(shipment).includes(flight.id) ? {} : ({ waits: true } as const);
  const {
    title,
    sentences,
    happened = sentences,
  } = movedNews({ before, after: flight, eta: flight.eta, ...waits }, brand.facility.city);
  return { title, sentences: happened };
};

/** Those of somebody's shipments that a move still concerns: they are on the flight or wait for it, and have neither left nor ended. */
export const movedWith = <Facts extends ShipmentFacts>(
  all: readonly Facts[],
  flight: MovedFlight,
): readonly Facts[] =>
  all.filter(
    (facts) =>
      (flightsOf(facts.shipment).includes(flight.id) || waitsFor(facts.shipment, flight)) &&
      stillSo(['FLIGHT'], facts).length > 0,
  );

const toDoWords = ({ todo, ours }: { readonly todo?: Step | undefined; readonly ours: readonly string[] }) =>
  todo?.title ?? ours[0] ?? NOTHING_TO_DO;

/** The one letter about a flight that was moved with several shipments of somebody, in the words of how they are now. */
export const flightDigestOf = (
  moved: MovedNow,
  all: readonly [ShipmentFacts, ...ShipmentFacts[]],
): FlightsDigest => {
  // Whoever waits reads so after what those read who have a place.
  const sorted = all.toSorted(
    (one, other) =>
      Number(waitsFor(one.shipment, moved.flight)) - Number(waitsFor(other.shipment, moved.flight)),
  );
  const steps = sorted.map((facts) => ({ facts, next: nextOfSender(facts) }));
  const news = sorted.map((facts) => newsOfMove(moved, facts));
  const { city, country } = destinations[all[0].shipment.to];
  return {
    title: news[0]?.title ?? '',
    to: `${city}, ${country}`,
    sentences: [...new Set(news.flatMap(({ sentences }) => sentences))],
    each: steps.map(({ facts: { shipment }, next }) => [
      `${whoseGoods(shipment)}, ${shipment.number}`,
      toDoWords(next),
    ]),
    numbers: sorted.map(({ shipment: { number } }) => number),
    by: steps.flatMap(({ next: { todo } }) => todo?.by ?? []).toSorted()[0],
  };
};
