import { type BarrelCode, barrelGallons } from '../../kernel/barrels.ts';
import type { Strokes } from '../../kernel/signature.ts';
import type { Proof } from '../../runs/driving/proof.ts';
import { instantText } from './dates.ts';

/** How goods came into our van, as their receipt says it. */
export interface PickupFacts {
  /** By our clocks. */
  readonly at: string;
  /** What the driver counted: `2 boxes, 1 barrel of 55 gallons`. */
  readonly counted: string;
  /** Who handed the goods over and signed for them. */
  readonly signer: string;
  readonly signature: Strokes;
}

type Done = Extract<Proof, { readonly outcome: 'DONE' }>;

const words = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const barrelWords = ({ barrel, quantity }: { readonly barrel: BarrelCode; readonly quantity: number }) =>
  `${words(quantity, 'barrel', 'barrels')} of ${barrelGallons[barrel]} gallons`;

/** What the receipt of goods says of the pickup that brought them. */
export const pickupFacts = ({ at, boxes, barrels, signer, signature }: Done): PickupFacts => ({
  at: instantText(at),
  counted: [
    ...(boxes > 0 ? [words(boxes, 'box', 'boxes')] : []),
    ...barrels.filter(({ quantity }) => quantity > 0).map(barrelWords),
  ].join(', '),
  signer,
  signature,
});
