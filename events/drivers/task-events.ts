import { changesTasks } from '../task-event.ts';
import { DriverChangedV1 } from './driver-changed.v1.ts';

/** The events that can change what waits at drivers. A paper that expires waits from a day on, without an event. */
export const taskEvents = [changesTasks(DriverChangedV1, ({ id }) => [{ kind: 'driver', id }])];
