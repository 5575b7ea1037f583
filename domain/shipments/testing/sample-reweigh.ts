import type { Shipment } from '../shipment.ts';

/** The sample shipment weighed more than declared, and costs so many cents by it. Its sender has not answered yet. */
export const sampleReweigh = (total: number, at: string): NonNullable<Shipment['reweigh']> => ({
  status: 'TO_APPROVE',
  total,
  lines: [],
  rateCardVersion: 1,
  declaredLb: 80,
  measuredLb: 160,
  photos: [],
  at,
});
