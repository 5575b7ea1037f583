import * as z from 'zod/mini';

/** What the airline's receipt says, brought by the driver of an airport run. */
export const AirlineReceipt = z.object({
  /** When the airline accepted the cargo, ISO 8601 UTC, and the driver who was there. */
  at: z.string(),
  by: z.string(),
  runId: z.uuid(),
  /** As the airline counted and weighed it. Whole pounds. */
  pieces: z.int(),
  lb: z.int(),
  /** Files with photos of the receipt. They belong to the visit with the id of the flight. */
  photos: z.array(z.uuid()),
});
export type AirlineReceipt = z.infer<typeof AirlineReceipt>;

/** `12 pieces, 1,840 lb`. */
export const receiptWords = ({ pieces, lb }: Pick<AirlineReceipt, 'pieces' | 'lb'>): string =>
  `${pieces === 1 ? '1 piece' : `${pieces.toLocaleString('en-US')} pieces`}, ${lb.toLocaleString('en-US')} lb`;
