import * as z from 'zod/mini';
import { repeated } from '../../kernel/cross-field-check.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { UserId } from '../../kernel/user-id.ts';
import { PhonePosition } from '../driving/phone-position.ts';
import { turnedAwayReasons } from './words.ts';

/** An airline's receipt has few pages. */
export const MOST_RECEIPT_PHOTOS = 6;

const Photos = (missing: string) =>
  z.array(z.uuid()).check(
    z.minLength(1, missing),
    z.maxLength(MOST_RECEIPT_PHOTOS),
    z.refine((ids) => repeated(ids, (id) => id).length === 0, 'This photo is there twice.'),
  );

const about = {
  /** Made on the phone: the same proof sent again is recorded once. */
  id: z.uuid(),
  position: z.optional(PhonePosition),
  note: z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(300))),
} as const;

/** What a driver says when the airline has accepted the cargo. */
export const TenderedProof = z.strictObject({
  ...about,
  /** Of the airline's receipt. */
  photos: Photos('Take a photo of the receipt.'),
  /** As the airline counted and weighed it. Whole pounds. */
  pieces: z.int().check(z.minimum(1, 'Count the pieces.'), z.maximum(10_000)),
  lb: z.int().check(z.minimum(1, 'Write the weight.'), z.maximum(200_000)),
  /** Who accepted it at the dock of the airline. */
  name: z.string().check(z.overwrite(oneLine), z.minLength(2, 'Write who accepted it.'), z.maxLength(80)),
});

/** What a driver says when the airline did not take the cargo. A photo shows that the van was there. */
export const TurnedAwayProof = z.strictObject({
  ...about,
  photos: Photos('Take a photo that shows where you are.'),
  reason: z.enum(turnedAwayReasons),
});

const kept = {
  /** When it happened, as far as we believe the phone, and when we heard of it. ISO 8601. */
  at: z.string(),
  heardAt: z.string(),
  by: UserId,
} as const;

/** How an airport run ended at the dock of the airline. There is one for each run, and it is never changed. */
export const AirlineProof = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('TENDERED'), ...kept, ...TenderedProof.shape }),
  z.object({ outcome: z.literal('TURNED_AWAY'), ...kept, ...TurnedAwayProof.shape }),
]);
export type AirlineProof = z.infer<typeof AirlineProof>;
