import type { Brand } from '../../settings/brand.ts';
import type { Capabilities } from '../../settings/capabilities.ts';
import type { Bill } from '../bill/bill.ts';
import type { ClaimOffer, LossClaim } from '../bill/claim-offer.ts';
import type { Handover } from '../handover/handover.ts';
import type { PassedOn } from '../handover/passed-on.ts';
import type { PieceStorage } from '../handover/storage.ts';
import type { Shipment } from '../shipment.ts';
import type { FollowedFlight } from '../tracking/followed.ts';

/** The flight that a shipment is booked on. */
export interface NextFlight extends FollowedFlight {
  /** Goods must be booked and paid for before this instant, ISO 8601. */
  readonly bookingCutoff: string;
}

/** Everything that says what is to be done for a shipment. The shipment is as it is at `now`. */
export interface ShipmentFacts {
  readonly shipment: Shipment;
  /** Absent while it is not billed. */
  readonly bill?: Bill | undefined;
  /** Absent without a booking. */
  readonly flight?: NextFlight | undefined;
  /** The flights of pieces that fly by themselves. */
  readonly others?: readonly NextFlight[] | undefined;
  /** When its goods can be at our dock at the earliest, by the rule of flights: later than now where we still have to pick them up. */
  readonly comesAt?: Date | undefined;
  readonly brand: Pick<Brand, 'name' | 'facility' | 'hours' | 'phone' | 'email'>;
  /** Where it is collected abroad. Read once it is booked. */
  readonly capabilities?: Pick<Capabilities, 'destinations'> | undefined;
  /** Of the pieces that wait at the counter. Read once there are any. */
  readonly storage?: readonly PieceStorage[] | undefined;
  /** What its receiver has to collect it with. Read with the storage. */
  readonly passedOn?: PassedOn | undefined;
  /** Who collected it at the counter. Read once all is handed over, for its own page and for letters. */
  readonly handovers?: readonly Pick<Handover, 'name' | 'at' | 'pieces'>[] | undefined;
  /** What we offer for claims of it, and nobody has answered. */
  readonly offers?: readonly ClaimOffer[] | undefined;
  /** The losses that were reported of it. Absent where nobody has read them. */
  readonly losses?: readonly LossClaim[] | undefined;
  readonly now: Date;
}

/** As much of it as says how goods come to our dock. */
export interface DockFacts extends Pick<ShipmentFacts, 'shipment' | 'comesAt' | 'brand' | 'now'> {
  readonly flight?: Pick<NextFlight, 'day' | 'cargoCutoff'> | undefined;
}

/** What the receiver's next step needs besides. */
export interface ReceiverFacts extends ShipmentFacts {
  readonly capabilities: Pick<Capabilities, 'destinations'>;
  readonly storage: readonly PieceStorage[];
}
