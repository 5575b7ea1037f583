import type { ParcelAtBench } from '#domain/parcels/bench/bench.ts';
import type { BenchLine } from './lines/lines.ts';

/** What the bench says besides the parcel in hand. */
export type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'closed'; readonly id: BenchLine['id'] }
  | { readonly kind: 'problem'; readonly words: string }
  /** Another label came while one parcel is in hand. */
  | { readonly kind: 'another-label'; readonly text: string }
  /** Somebody scanned a label of ours. */
  | { readonly kind: 'parcel'; readonly parcel: ParcelAtBench }
  | { readonly kind: 'note'; readonly words: string };

/** Nothing is begun that this device could not keep. */
export const NO_ROOM =
  'This device is full, so nothing more is received on it. Send what waits, or free some space. Nothing was lost.';
export const NOT_KEPT =
  'This browser could not keep the parcel. It is still in front of you: free some space on this device, or leave private browsing, and scan the shelf again.';
