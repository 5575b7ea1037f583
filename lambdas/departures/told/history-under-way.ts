import type { UnderWayState } from '#domain/departures/under-way.ts';
import { DepartureArrivedV1 } from '#events/departures/departure-arrived.v1.ts';
import { DepartureAtDestinationV1 } from '#events/departures/departure-at-destination.v1.ts';
import { DepartureLeftV1 } from '#events/departures/departure-left.v1.ts';
import { DepartureTakenBackV1 } from '#events/departures/departure-taken-back.v1.ts';
import { change, line, type Thing } from '../../runtime/history-line.ts';

const flight = (id: string): Thing => ({ kind: 'flight', id });

const whats: Readonly<Record<UnderWayState, string>> = {
  DEPARTED: 'recorded that the flight has left',
  ARRIVED: 'recorded that the flight has landed',
  CHECKED_IN: 'recorded that the cargo is checked in at the destination',
  CUSTOMS: 'recorded that customs has the papers',
  CLEARED: 'recorded that customs has released the cargo',
  READY: 'recorded that the cargo is ready to be collected',
  CLOSED: 'recorded that everything is handed over',
};

const told = (state: UnderWayState, { flight: id, by, at }: { flight: string; by: string; at: string }) => ({
  by,
  thing: flight(id),
  what: whats[state],
  changes: [change('When', undefined, at)],
});

/** What flights do after the airline has accepted their cargo. */
export const underWay = [
  line(DepartureLeftV1, (data) => told('DEPARTED', data)),
  line(DepartureArrivedV1, (data) => told('ARRIVED', data)),
  line(DepartureTakenBackV1, ({ flight: id, state, at, by }) => ({
    by,
    thing: flight(id),
    what:
      state === 'DEPARTED' ? 'took back that the flight has left' : 'took back that the flight has landed',
    changes: [change('When', at, undefined)],
  })),
  line(DepartureAtDestinationV1, (data) => told(data.state, data)),
];
