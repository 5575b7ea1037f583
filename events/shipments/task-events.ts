import { changesTasks, type TaskSubject } from '../task-event.ts';
import { CollectionCodeLockedV1 } from './collection-code-locked.v1.ts';
import { CollectionCodeRenewedV1 } from './collection-code-renewed.v1.ts';
import { HoldClearedV1 } from './hold-cleared.v1.ts';
import { HoldPlacedV1 } from './hold-placed.v1.ts';
import { OpinionAnsweredV1 } from './opinion-answered.v1.ts';
import { OpinionGivenV1 } from './opinion-given.v1.ts';
import { PieceTrackedV1 } from './piece-tracked.v1.ts';
import { ShipmentBookedV1 } from './shipment-booked.v1.ts';
import { ShipmentCancelledV1 } from './shipment-cancelled.v1.ts';
import { ShipmentChangedV1 } from './shipment-changed.v1.ts';
import { ShipmentRolledV1 } from './shipment-rolled.v1.ts';

/** A shipment, and the flight that it has left: it may have been the last one on it. */
const shipment = ({ number }: { readonly number: string }, left?: string): readonly TaskSubject[] => [
  { kind: 'shipment', id: number },
  ...(left === undefined ? [] : [{ kind: 'flight', id: left } as const]),
];
const alone = (data: { readonly number: string }) => shipment(data);
const isThere = [{ exists: true }];

/** The events that can change what waits in shipments, and at the flights that they leave. */
export const taskEvents = [
  changesTasks(HoldPlacedV1, alone),
  changesTasks(HoldClearedV1, alone),
  changesTasks(CollectionCodeLockedV1, alone),
  changesTasks(CollectionCodeRenewedV1, alone),
  changesTasks(OpinionGivenV1, alone),
  changesTasks(OpinionAnsweredV1, alone),
  changesTasks(ShipmentBookedV1, alone),
  changesTasks(ShipmentCancelledV1, (data) => shipment(data, data.departureId)),
  changesTasks(ShipmentRolledV1, (data) => shipment(data, data.from)),
  changesTasks(PieceTrackedV1, alone, {
    id: 'PieceSettled',
    description: 'The last piece was delivered, or one went astray or was found',
    data: { $or: [{ state: { after: ['DELIVERED', 'CANCELLED'] } }, { astray: { after: isThere } }] },
  }),
  changesTasks(ShipmentChangedV1, (data) => shipment(data, data.changed.departureId?.before), {
    id: 'ShipmentMoved',
    description: 'A shipment has another flight or none',
    data: {
      changed: {
        $or: [{ departureId: { before: isThere } }, { departureId: { after: isThere } }],
      },
    },
  }),
];
