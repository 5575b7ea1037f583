import { flightFieldNames } from '#domain/departures/flight-changes.ts';
import { DepartureAnnouncedV1 } from '#events/departures/departure-announced.v1.ts';
import { DepartureCancelledV1 } from '#events/departures/departure-cancelled.v1.ts';
import { DepartureChangedV1 } from '#events/departures/departure-changed.v1.ts';
import { DepartureClosingV1 } from '#events/departures/departure-closing.v1.ts';
import { DepartureManifestedV1 } from '#events/departures/departure-manifested.v1.ts';
import { DepartureProposedV1 } from '#events/departures/departure-proposed.v1.ts';
import { DepartureTenderedV1 } from '#events/departures/departure-tendered.v1.ts';
import { WaybillStockChangedV1 } from '#events/departures/waybill-stock-changed.v1.ts';
import { WaybillStockLowV1 } from '#events/departures/waybill-stock-low.v1.ts';
import { change, line, SYSTEM, type Thing } from '../../runtime/history-line.ts';
import { underWay } from './history-under-way.ts';

const flight = (id: string): Thing => ({ kind: 'flight', id });
/** There is one stock; its prefix can change. */
const stock: Thing = { kind: 'waybills', id: 'house' };

/** What happens to flights and to the stock of waybill numbers. */
export const history = [
  line(DepartureAnnouncedV1, ({ flight: id, by, day }) => ({
    by,
    thing: flight(id),
    what: 'planned the flight',
    changes: [change(flightFieldNames.day, undefined, day)],
  })),
  line(DepartureChangedV1, ({ flight: id, by, changed }) => ({
    by,
    thing: flight(id),
    what: 'changed the flight',
    changes: changed.map(({ field, before, after }) => change(flightFieldNames[field], before, after)),
  })),
  line(DepartureProposedV1, ({ flight: id, by, day }) =>
    day === undefined
      ? { by, thing: flight(id), what: 'settled the proposal for another day' }
      : {
          by,
          thing: flight(id),
          what: 'proposed another day',
          changes: [change('Proposed day', undefined, day)],
        },
  ),
  line(DepartureCancelledV1, ({ flight: id, by, shipments }) => ({
    by,
    thing: flight(id),
    what: 'canceled the flight',
    changes: [change('Shipments on it', undefined, shipments)],
  })),
  line(DepartureClosingV1, ({ flight: id, by, shipments }) => ({
    by,
    thing: flight(id),
    what: 'started to close the flight',
    changes: [change('Shipments on it', undefined, shipments)],
  })),
  line(DepartureManifestedV1, ({ flight: id, by, manifest, shipments, pieces }) => ({
    by,
    thing: flight(id),
    what: 'made the manifest',
    changes: [
      change('Version', undefined, manifest),
      change('Shipments', undefined, shipments),
      change('Pieces', undefined, pieces),
    ],
  })),
  line(DepartureTenderedV1, ({ flight: id, by, mawb }) => ({
    by,
    thing: flight(id),
    what: 'recorded that the airline accepted it',
    changes: [change('Air waybill of the airline', undefined, mawb)],
  })),
  line(WaybillStockChangedV1, ({ by, add, prefix, lowMark }) => ({
    by,
    thing: stock,
    what: 'changed the stock of numbers',
    changes: [
      change('Added', undefined, add),
      change('Prefix', undefined, prefix),
      change('Warning at', undefined, lowMark),
    ],
  })),
  line(WaybillStockLowV1, ({ left }) => ({
    by: SYSTEM,
    thing: stock,
    what: 'noticed that few numbers are left',
    changes: [change('Left', undefined, left)],
  })),
  ...underWay,
];
