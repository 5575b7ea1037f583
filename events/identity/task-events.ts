import { changesTasks } from '../task-event.ts';
import { KnownShipperChangedV1 } from './known-shipper-changed.v1.ts';

/** The events that can change what waits at records of known shippers. */
export const taskEvents = [
  changesTasks(KnownShipperChangedV1, ({ userId }) => [{ kind: 'shipper', id: userId }]),
];
