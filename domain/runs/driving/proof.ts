import * as z from 'zod/mini';
import { BookingReference, FailureReasonName } from '../../bookings/booking.ts';
import { BarrelCode } from '../../kernel/barrel-code.ts';
import { repeated } from '../../kernel/cross-field-check.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { Strokes } from '../../kernel/signature.ts';
import { UserId } from '../../kernel/user-id.ts';
import { readPieceCode } from '../../shipments/piece-code.ts';
import { PhonePosition } from './phone-position.ts';

/** So many photos show goods, their labels and the door. */
export const MOST_PHOTOS = 6;
/** As many labels as a stop may have pieces. */
const MOST_LABELS = 500;

const isEachOnce = (texts: readonly string[]): boolean => repeated(texts, (text) => text).length === 0;

const Photos = z
  .array(z.uuid())
  .check(z.maxLength(MOST_PHOTOS), z.refine(isEachOnce, 'This photo is there twice.'));
const Note = z.string().check(z.overwrite(oneLine), z.maxLength(300));
const Quantity = z.int().check(z.minimum(0), z.maximum(500));
const Label = z.string().check(
  z.maxLength(40),
  z.refine((code) => readPieceCode(code)?.n !== undefined, 'This is no label of a piece.'),
);

/** Barrels of one size. */
const Barrels = z.array(z.strictObject({ barrel: BarrelCode, quantity: Quantity })).check(
  z.maxLength(3),
  z.refine((rows) => isEachOnce(rows.map(({ barrel }) => barrel)), 'This size is there twice.'),
);

/** What somebody showed us to say who they are. Only its kind is kept. */
export const shownIdNames = {
  DRIVER_LICENSE: 'Driver’s license',
  STATE_ID: 'State ID',
  PASSPORT: 'Passport',
  OTHER: 'Another ID with a photo',
} as const;
const shownIds = Object.keys(shownIdNames) as [keyof typeof shownIdNames];

const about = {
  /** Made on the phone: the same proof sent again is recorded once. */
  id: z.uuid(),
  position: z.optional(PhonePosition),
  photos: Photos,
  note: z.optional(Note),
} as const;

/** What a driver says of a stop that is done. */
export const DoneProof = z.strictObject({
  ...about,
  /** Pieces that are on the van now, as counted. */
  boxes: Quantity,
  barrels: Barrels,
  /** Labels that were scanned, each once. */
  scanned: z.array(Label).check(z.maxLength(MOST_LABELS), z.refine(isEachOnce, 'This label is there twice.')),
  /** Empty barrels that stay there. */
  left: Barrels,
  /** Who handed the goods over, and their signature. */
  signer: z
    .string()
    .check(z.overwrite(oneLine), z.minLength(2, 'Write the name of the person who signs.'), z.maxLength(80)),
  signature: Strokes,
  /** With the signature they agreed that the goods may be searched (49 CFR 1548.9), where that was missing. */
  agreed: z.optional(z.literal(true)),
  shownId: z.optional(z.enum(shownIds)),
});
export type DoneProof = z.infer<typeof DoneProof>;

/** What a driver says of a stop that was in vain. A photo shows that we were there. */
export const FailedProof = z.strictObject({
  ...about,
  photos: Photos.check(z.minLength(1, 'Take a photo that shows where you are.')),
  reason: FailureReasonName,
});
export type FailedProof = z.infer<typeof FailedProof>;

const kept = {
  runId: z.uuid(),
  stop: z.string(),
  booking: BookingReference,
  visit: z.int(),
  /** When it happened, as far as we believe the phone, and when we heard of it. ISO 8601. */
  at: z.string(),
  heardAt: z.string(),
  by: UserId,
} as const;

/** The proof of a stop: who, when, where, what, signature and photos. There is one for each stop, and it is never changed. */
export const Proof = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('DONE'), ...kept, ...DoneProof.shape }),
  z.object({ outcome: z.literal('FAILED'), ...kept, ...FailedProof.shape }),
]);
export type Proof = z.infer<typeof Proof>;
