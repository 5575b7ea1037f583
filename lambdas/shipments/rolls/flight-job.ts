import type { Run } from '../../runtime/aggregate/process.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';
import type { ComesDeps } from '../change/comes-at.ts';
import type { Flights } from '../change/flight-place.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import type { ProcessStore } from './process-store.ts';

/** What the work on whole flights needs. */
export interface FlightJobDeps extends CancelDeps, ComesDeps {
  readonly flights: Flights;
  readonly list: Pick<ShipmentList, 'inPartition' | 'asTheyAre'>;
  readonly processes: ProcessStore;
}

/** Does what is left and returns how much it did. */
export type FlightJob = (run: Run) => Promise<number>;
