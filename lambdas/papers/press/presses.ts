import type { PaperKind } from '#domain/papers/paper.ts';
import { labelsPress } from './labels.ts';
import type { ShipmentPress } from './press.ts';

/** How each paper of a shipment is made. */
export const shipmentPresses: Readonly<Record<PaperKind, ShipmentPress>> = {
  LABELS: labelsPress,
};
