import type { FlightState } from '../../departures/lifecycle.ts';
import type { TrackingEvent } from '../happenings.ts';
import type { Shipment } from '../shipment.ts';

/** As much of a flight as people who follow a shipment need. Days are those of New York. */
export interface FollowedFlight {
  readonly id: string;
  readonly day: string;
  /** The day of the schedule, when the flight was moved. */
  readonly usualDay: string;
  /** The holiday that moved it. */
  readonly movedBy?: string | undefined;
  readonly originAirport: string;
  readonly destinationAirport: string;
  readonly flightNumber?: string | undefined;
  /** Goods must be at the dock before this instant, ISO 8601 in UTC. */
  readonly cargoCutoff: string;
  /** First and last day on which goods are expected at the destination. */
  readonly eta: { readonly from: string; readonly to: string };
  readonly state: FlightState;
  /** What it has come to, where that was kept. */
  readonly happened?: readonly { readonly state: string; readonly at: string }[] | undefined;
}

/** A shipment as somebody follows it. */
export interface Followed {
  readonly shipment: Pick<
    Shipment,
    'number' | 'to' | 'state' | 'pieces' | 'departureId' | 'holds' | 'door' | 'howItComes'
  >;
  readonly events: readonly TrackingEvent[];
  /** The flight that it is booked on now. */
  readonly flight?: FollowedFlight | undefined;
  /** The flight that it was booked on first. */
  readonly firstFlight?: FollowedFlight | undefined;
  /** The flights of pieces that fly by themselves. */
  readonly others?: readonly FollowedFlight[] | undefined;
  /** When its goods can be at our dock at the earliest, by the rule of flights: later than now where we still have to pick them up. */
  readonly comesAt?: Date | undefined;
  /** What has to happen before it flies: `If you pay by Tue, Nov 24, 4:00 PM`. It is for the sender alone. */
  readonly first?: string | undefined;
  /** The same for the receiver alone: `Rose still has to pay.` */
  readonly open?: string | undefined;
  /** The town of our dock. */
  readonly dock: string;
  /** Our phone number, as people read it. */
  readonly phone: string;
  /** Whom the words are for, when it is the receiver: what the sender has to do, and by when, is not theirs. */
  readonly reader?: 'receiver' | undefined;
  readonly now: Date;
}
