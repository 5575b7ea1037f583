import type { Invoice } from '../billing/invoice.ts';
import type { Flight } from '../departures/flight.ts';
import type { FlightState } from '../departures/lifecycle.ts';
import { destinations } from '../kernel/destinations.ts';
import { OUR_TIME } from '../kernel/new-york.ts';
import { dayWords, instantWords } from '../kernel/short-times.ts';
import { type PieceState, pieceStates } from '../shipments/lifecycle.ts';
import { hasLeft } from '../shipments/next-step/sender-steps.ts';
import type { Shipment } from '../shipments/shipment.ts';

/** Whose payment it is: the invoice, its shipment and the flight of that, as far as there are any. */
export interface PaidThing {
  readonly invoice: Pick<Invoice, 'chargesTerm'>;
  readonly shipment: Pick<Shipment, 'to' | 'state' | 'holds' | 'leftFrom'> | undefined;
  readonly flight: Pick<Flight, 'day' | 'bookingCutoff' | 'state'> | undefined;
}

const isBefore = (state: PieceState, other: PieceState): boolean =>
  pieceStates.indexOf(state) < pieceStates.indexOf(other);

/** Nothing more goes on a flight whose manifest is made. */
const stillOpen: readonly FlightState[] = ['PLANNED', 'OPEN', 'CARGO_CLOSED', 'BOOKING_CLOSED', 'CLOSING'];

const DUE = 'It is due now.';

type OnGround = PaidThing & { readonly shipment: NonNullable<PaidThing['shipment']> };

/** What pays for a place on a flight: until when, and what happens then. */
const beforeFlight = ({ shipment: { holds }, flight }: OnGround, now: Date): readonly string[] => {
  if (flight === undefined || flight.state === 'CANCELLED')
    return ['It has no flight yet. It flies once it is paid and has a place on one.'];
  const day = dayWords(flight.day);
  const cutoff = `${instantWords(new Date(flight.bookingCutoff))} (${OUR_TIME})`;
  const isAhead = now.toISOString() < flight.bookingCutoff;
  // Billing has let it fly unpaid.
  if (!holds.some(({ kind }) => kind === 'PAYMENT_DUE')) return [isAhead ? `It is due ${cutoff}.` : DUE];
  // Something else may keep it here, so that paying alone promises nothing.
  const flies = holds.some(({ kind }) => kind !== 'PAYMENT_DUE') ? 'can fly' : 'flies';
  if (isAhead && stillOpen.includes(flight.state)) return [`Pay by ${cutoff} so it ${flies} ${day}.`];
  return stillOpen.includes(flight.state)
    ? [
        `It was due ${cutoff}. Pay now: it still goes on the flight of ${day} if that is not closed yet.`,
        'If it is closed, it takes the next flight with a place.',
      ]
    : [
        `It was due ${cutoff}, for the flight of ${day}.`,
        'Pay now, and it takes the next flight with a place.',
      ];
};

/**
 * Until when something has to be paid and what follows, in sentences. The sender pays before the booking cutoff of the flight, the
 * receiver before the goods are handed over (trade.md, Holds), a person at once.
 */
export const deadlineWords = (paid: PaidThing, now: Date): readonly string[] => {
  const { invoice, shipment } = paid;
  if (shipment === undefined || shipment.state === 'CANCELLED' || shipment.state === 'DELIVERED')
    return [DUE];
  const before = `It has to be paid before the goods are handed over in ${destinations[shipment.to].city}.`;
  const isHere = isBefore(shipment.state, 'MANIFESTED') && !hasLeft(shipment);
  return invoice.chargesTerm === 'PREPAID' && isHere ? beforeFlight({ ...paid, shipment }, now) : [before];
};
