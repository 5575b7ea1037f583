import type { TrackingCode } from '#domain/shipments/lifecycle.ts';
import { fly } from './flights.ts';
import type { PastCloud } from './past-cloud.ts';
import type { SampleShipment } from './sample-shipments.ts';
import { begin, declare, end, except, followParcels, type Planned, toTheDock } from './ship.ts';
import { isOnItsWay, reachOf } from './timeline.ts';
import type { Desk, Work } from './work.ts';

/** A sample, and the shipment that was made of it. */
export interface Made {
  readonly sample: SampleShipment;
  readonly work: Work;
}

/** The samples by their flight, the earliest flight first. */
export const byFlight = (planned: readonly Planned[]): readonly (readonly Planned[])[] =>
  [...Map.groupBy(planned, ({ flight }) => flight.id).values()].toSorted(([one], [other]) =>
    (one?.flight.day ?? '').localeCompare(other?.flight.day ?? ''),
  );

const hasFlight = ({ sample: { draft, cancelled } }: Planned): boolean => !draft && !cancelled;

/** How far the flight has come that these samples are on; undefined while booking is open, or nobody is told to have flown. */
export const reachOfFlight = (planned: readonly Planned[]): TrackingCode | undefined => {
  const untils = planned.filter(hasFlight).flatMap(({ sample: { until } }) => until ?? []);
  return reachOf(untils.filter(isOnItsWay));
};

/** Nobody is ahead of a flight that has not landed. */
const heldBack = (planned: Planned, reach: TrackingCode | undefined): Planned =>
  (reach === 'MAN' || reach === 'DEP') && hasFlight(planned)
    ? { ...planned, sample: { ...planned.sample, until: reach } }
    : planned;

/**
 * Makes the samples of one flight, and has happen to the flight and to each of them what the samples tell, at the times at which it
 * happened. What an interrupted run has made is found again.
 */
export const tellFlight = async (
  past: PastCloud,
  desk: Desk,
  group: readonly Planned[],
  now: Date,
): Promise<readonly Made[]> => {
  const reach = reachOfFlight(group);
  const planned = group.map((one) => heldBack(one, reach));
  const works: { readonly one: Planned; readonly work: Work }[] = [];
  for (const one of planned) works.push({ one, work: await begin(past, desk, one) });
  const [first] = group;
  const flown = works.filter(({ one }) => hasFlight(one));
  // Afterwards, so that shipments hear of their payments while the others are booked.
  for (const { one, work } of flown) await toTheDock(past, work, one, now);
  if (reach && first)
    await fly(
      { past, documents: desk.documents, id: first.flight.id },
      { day: first.flight.day, reach },
      async (next) => {
        for (const { one, work } of flown) {
          await followParcels(past, work, one);
          await except(past, work, one, next);
          await declare(past, work, one, next);
        }
      },
    );
  for (const { one, work } of flown) await end(past, work, one, { reach, now });
  past.at(now);
  return works.map(({ one: { sample }, work }) => ({ sample, work }));
};
