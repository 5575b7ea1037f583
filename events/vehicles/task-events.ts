import { changesTasks } from '../task-event.ts';
import { VehicleChangedV1 } from './vehicle-changed.v1.ts';

/** The events that can change what waits at vehicles. A paper that expires waits from a day on, without an event. */
export const taskEvents = [changesTasks(VehicleChangedV1, ({ id }) => [{ kind: 'vehicle', id }])];
