import { changesTasks } from '../task-event.ts';
import { ParcelChangedV1 } from './parcel-changed.v1.ts';
import { ParcelReceivedV1 } from './parcel-received.v1.ts';
import { ParcelTraceChangedV1 } from './parcel-trace-changed.v1.ts';

/** The events that can change what waits in parcels and searches. */
export const taskEvents = [
  changesTasks(ParcelReceivedV1, ({ code }) => [{ kind: 'parcel', id: code }]),
  changesTasks(ParcelChangedV1, ({ code }) => [{ kind: 'parcel', id: code }]),
  changesTasks(ParcelTraceChangedV1, ({ reference }) => [{ kind: 'trace', id: reference }]),
];
