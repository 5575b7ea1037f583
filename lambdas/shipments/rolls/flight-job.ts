import type { Run } from '../../runtime/aggregate/process.ts';
import type { ReadSetting } from '../../settings/index.ts';
import type { CancelDeps } from '../change/cancel-shipment.ts';
import type { Flights } from '../change/flight-place.ts';
import type { ShipmentList } from '../store/shipment-list.ts';
import type { ProcessStore } from './process-store.ts';

/** What the work on whole flights needs. */
export interface FlightJobDeps extends CancelDeps {
  readonly flights: Flights;
  readonly list: Pick<ShipmentList, 'inPartition' | 'asTheyAre'>;
  readonly processes: ProcessStore;
  readonly readSetting: ReadSetting;
}

/** Does what is left and returns how much it did. */
export type FlightJob = (run: Run) => Promise<number>;
