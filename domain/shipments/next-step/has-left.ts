import type { Shipment } from '../shipment.ts';

/** Whether a piece is on a plane or was. */
export const hasLeft = ({ leftFrom, state }: Pick<Shipment, 'leftFrom' | 'state'>): boolean =>
  leftFrom !== undefined && state !== 'CANCELLED';
