import type { RateCard } from '../../quotes/rate-card.ts';
import type { HoldFacts } from '../holds/holds.ts';
import type { Parcel } from '../parcel.ts';

/** Everything that says what is to be done for a parcel. */
export interface ParcelFacts extends HoldFacts {
  readonly parcel: Parcel;
  /** The card in force: what storage and a way back cost. */
  readonly card: Pick<RateCard, 'storage' | 'returnToStore'>;
  readonly now: Date;
}
