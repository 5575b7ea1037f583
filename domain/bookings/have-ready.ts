import type { Booking } from './booking.ts';

/** What a customer has ready is worded here alone: the letters, the slip, their page of the booking and the public pages say the same. */
export const PACKED =
  'Everything is packed and closed, with your name or tracking number on every piece and a list of what is inside and what each thing is worth.';
export const SOMEONE_THERE = 'Someone is there for the whole window, with the phone on.';

/** Said by itself where the dock is named. */
export const SHOW_CODE = 'Show the code of the booking at the dock, on your phone or on paper.';

const TO_FILL =
  'Your goods are at hand, so that you can fill the empty barrels while we wait, with a list of what is inside and what each thing is worth.';

type Facts = Pick<Booking, 'way' | 'place' | 'emptyBarrels' | 'searchConsent'>;

/** Sentences with what has to be ready when the van comes, or what is brought along to the dock. Goods are taken only from somebody who agreed to a search (49 CFR 1548.9). */
export const haveReady = ({ way, place, emptyBarrels, searchConsent }: Facts): readonly string[] => [
  emptyBarrels?.how === 'ALONG' ? TO_FILL : PACKED,
  ...(way === 'PICKUP'
    ? [
        place?.stairs
          ? 'The stairs are free; we know of them.'
          : 'It is where it can be rolled to the van, on the ground floor.',
        SOMEONE_THERE,
      ]
    : [SHOW_CODE]),
  ...(searchConsent === undefined
    ? ['You sign that we may open and search it. No airline takes goods without it.']
    : []),
];
