import { changesTasks, type TaskSubject } from '../task-event.ts';
import { DepartureCancelledV1 } from './departure-cancelled.v1.ts';
import { DepartureChangedV1 } from './departure-changed.v1.ts';
import { DepartureProposedV1 } from './departure-proposed.v1.ts';
import { DepartureTenderedV1 } from './departure-tendered.v1.ts';
import { WaybillStockChangedV1 } from './waybill-stock-changed.v1.ts';
import { WaybillStockLowV1 } from './waybill-stock-low.v1.ts';

const flight = ({ flight: id }: { readonly flight: string }): readonly TaskSubject[] => [
  { kind: 'flight', id },
];
/** The event does not have to say which stock it is about: there are two. */
const stocks = (): readonly TaskSubject[] => [
  { kind: 'waybills', id: 'stock' },
  { kind: 'waybills', id: 'master' },
];

/** The events that can change what waits at flights and in the stocks of air waybill numbers. */
export const taskEvents = [
  changesTasks(DepartureChangedV1, flight),
  changesTasks(DepartureProposedV1, flight),
  changesTasks(DepartureCancelledV1, flight),
  changesTasks(DepartureTenderedV1, flight),
  changesTasks(WaybillStockLowV1, stocks),
  changesTasks(WaybillStockChangedV1, stocks),
];
