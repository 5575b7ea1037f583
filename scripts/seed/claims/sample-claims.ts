import type { ClaimKind } from '#domain/billing/claims/claim.ts';
import type { ClaimStep } from '#domain/billing/claims/lifecycle.ts';

/** A claim of the samples: of which shipment, what is claimed, and what was done with it, in order. */
export interface SampleClaim {
  /** What it shows, as the page of the samples lists it. */
  readonly shows: string;
  /** What the shipment shows that it is about. */
  readonly of: string;
  readonly kind: ClaimKind;
  readonly pieces: readonly number[];
  readonly story: string;
  /** Cents. */
  readonly worth: number;
  /** How many photos are sent with it. */
  readonly photos: number;
  readonly steps: readonly ClaimStep[];
  /** What we offer, in cents. */
  readonly offer?: number;
  /** What we say to it. */
  readonly answer?: string;
}

/** A claim that is new, one with an offer, one that is paid, and one that was denied. */
export const sampleClaims: readonly SampleClaim[] = [
  {
    shows: 'A new claim',
    of: 'A piece is missing',
    kind: 'LOSS',
    pieces: [2],
    story: 'The second box did not come with the others (sample).',
    worth: 4_000,
    photos: 0,
    steps: [],
  },
  {
    shows: 'A claim with an offer',
    of: 'Collected at the counter',
    kind: 'DAMAGE',
    pieces: [1],
    story: 'The lid was open, and the box on top was torn and wet (sample).',
    worth: 5_000,
    photos: 2,
    steps: ['acknowledged', 'looked-into', 'offered'],
    offer: 3_500,
    answer: 'The lid was not closed well at our dock. We pay for what is broken (sample).',
  },
  {
    shows: 'A claim that is paid',
    of: 'Delivered to the door',
    kind: 'DAMAGE',
    pieces: [1],
    story: 'It was wet inside when it came (sample).',
    worth: 3_000,
    photos: 1,
    steps: ['acknowledged', 'looked-into', 'offered', 'accepted', 'settled'],
    offer: 3_000,
    answer: 'It stood in the rain at our dock. We pay all of it (sample).',
  },
  {
    shows: 'A claim that was denied',
    of: 'Out for delivery',
    kind: 'DELAY',
    pieces: [1],
    story: 'It should have been there a week before (sample).',
    worth: 2_500,
    photos: 0,
    steps: ['acknowledged', 'denied'],
    answer: 'It was ready on the day that we had promised at the booking (sample).',
  },
];
