import type { Booking } from './booking.ts';
import { showCode } from './next-step/facts.ts';

/** What a customer has ready is worded here alone: the letters, the slip, their page of the booking and the public pages say the same. */
export const PACKED =
  'Have everything packed and closed, with your name or tracking number on every piece and a list of what is inside and what each thing is worth.';
export const SOMEONE_THERE = 'Have someone there for the whole window, with the phone on.';

const TO_FILL =
  'Have your goods at hand, so that you can fill the empty barrels while we wait, with a list of what is inside and what each thing is worth.';

type Facts = Pick<Booking, 'reference' | 'way' | 'place' | 'emptyBarrels' | 'searchConsent'>;

/** Sentences with what has to be ready when the van comes, or what is brought along to the dock. Goods are taken only from somebody who agreed to a search (49 CFR 1548.9). */
export const haveReady = ({
  reference,
  way,
  place,
  emptyBarrels,
  searchConsent,
}: Facts): readonly string[] => [
  emptyBarrels?.how === 'ALONG' ? TO_FILL : PACKED,
  ...(way === 'PICKUP'
    ? [
        place?.stairs
          ? 'Keep the stairs free. We know about them.'
          : 'Have it on the ground floor, where it can be rolled to the van.',
        SOMEONE_THERE,
      ]
    : [showCode({ reference })]),
  ...(searchConsent === undefined
    ? ['Sign that we may open and search it. No airline takes goods without it.']
    : []),
];
