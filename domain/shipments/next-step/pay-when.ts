import { type Covered, dueOnAccount } from '../../billing/accounts/coverage.ts';
import { refusedWords, type Whose, wasDueWords } from '../../billing/accounts/words.ts';
import type { FlightState } from '../../departures/lifecycle.ts';
import { dollars } from '../../kernel/money.ts';
import { newYorkDay, OUR_TIME } from '../../kernel/new-york.ts';
import { dayWords, instantWords } from '../../kernel/short-times.ts';
import type { NextStep, Step } from '../../next-step/next-step.ts';
import { pieceStates } from '../lifecycle.ts';
import type { Shipment } from '../shipment.ts';
import { firstName } from './goods-words.ts';
import { hasLeft } from './has-left.ts';

/** What says until when goods have to be paid for: the shipment, and the flight that it is booked on. */
export interface PaidGoods {
  readonly shipment: Pick<Shipment, 'chargesTerm' | 'consignee' | 'state' | 'holds' | 'leftFrom'>;
  readonly flight?:
    | { readonly day: string; readonly bookingCutoff: string; readonly state: FlightState }
    | undefined;
}

/** Until when something has to be paid, and what follows. */
export interface PayWhen {
  /** It has to be paid before this instant, ISO 8601. Absent where that is over, or where there is none. */
  readonly by?: string;
  /** That instant is over. */
  readonly isLate?: true;
  /** What follows, one short sentence each. */
  readonly lines: readonly string[];
}

/** Nothing more goes on a flight whose manifest is made. */
const stillOpen: readonly FlightState[] = ['PLANNED', 'OPEN', 'CARGO_CLOSED', 'BOOKING_CLOSED', 'CLOSING'];

const isOnManifest = ({ state }: PaidGoods['shipment']): boolean =>
  pieceStates.indexOf(state) >= pieceStates.indexOf('MANIFESTED');

/** Of what is on no flight. */
export const WITHOUT_FLIGHT = 'It flies once it is paid and has a place on a flight.';

const missed = (
  { day, bookingCutoff, state }: NonNullable<PaidGoods['flight']>,
  now: Date,
): readonly string[] => [
  `It was due ${instantWords(new Date(bookingCutoff))}.`,
  stillOpen.includes(state) && day >= newYorkDay(now)
    ? `It still flies ${dayWords(day)} if that flight is not closed yet, and otherwise with the next one that has space.`
    : 'Its flight is closed. Once it is paid, it goes on the next one that has space.',
];

/**
 * Until when goods are paid for, and what follows: by their sender before the booking cutoff of the flight, and once they have left, or
 * where the receiver pays, before they are handed over (trade.md, Holds). Every screen and letter that asks for the money reads it.
 */
export const payWhen = ({ shipment, flight }: PaidGoods, now: Date): PayWhen => {
  if (shipment.chargesTerm === 'COLLECT' || hasLeft(shipment) || isOnManifest(shipment))
    return { lines: [`${firstName(shipment.consignee.name)} gets it once it is paid.`] };
  if (flight === undefined || flight.state === 'CANCELLED') return { lines: [WITHOUT_FLIGHT] };
  const { bookingCutoff, day, state } = flight;
  const isAhead = now.toISOString() < bookingCutoff && stillOpen.includes(state);
  const until = isAhead ? { by: bookingCutoff } : { isLate: true as const };
  // Billing has let it fly unpaid, so that paying decides no flight.
  if (!shipment.holds.some(({ kind }) => kind === 'PAYMENT_DUE')) return { ...until, lines: [] };
  if (!isAhead) return { ...until, lines: missed(flight, now) };
  // It may have to come to our dock first, or something else may keep it here, so that paying alone promises nothing.
  const flies = shipment.holds.length === 1 && shipment.state !== 'BOOKED' ? 'flies' : 'can fly';
  return { ...until, lines: [`Then it ${flies} ${dayWords(day)}.`] };
};

/**
 * The same where its sender has a credit account: what is on it was due on its day, and of what is not it says why. Nobody is asked
 * before that day, so this is not asked either.
 * @param usual what is said without an account.
 */
export const accountWhen = (sums: Covered, usual: PayWhen, whose?: Whose): PayWhen => {
  const dueAt = dueOnAccount(sums);
  if (dueAt !== undefined) return { isLate: true, lines: [wasDueWords(dueAt, whose)] };
  const { refused } = sums.account ?? {};
  return refused === undefined ? usual : { ...usual, lines: [refusedWords(refused, whose), ...usual.lines] };
};

/** What nothing waits for is due at once: a person's invoice, and goods that are handed over or do not fly any more. */
export const dueNow: PayWhen = { lines: ['It is due now.'] };

/** The same of an invoice, which may be a person’s or of goods that nothing keeps any more. */
export const invoiceWhen = (
  { shipment, flight }: { readonly shipment: PaidGoods['shipment'] | undefined } & Pick<PaidGoods, 'flight'>,
  now: Date,
): PayWhen =>
  shipment === undefined || shipment.state === 'CANCELLED' || shipment.state === 'DELIVERED'
    ? dueNow
    : payWhen({ shipment, flight }, now);

/** Until when something has to be paid and what follows, in sentences for somebody who may be anywhere. */
export const payBy = ({
  by,
  lines,
}: {
  readonly by?: string | undefined;
  readonly lines: readonly string[];
}): readonly string[] => [
  ...(by === undefined ? [] : [`Pay by ${instantWords(new Date(by))} (${OUR_TIME}).`]),
  ...lines,
];

/** Pays what is owed, in cents, on a page of the app: the one wording of it. */
export const stepToPay = (
  { owed, path }: { readonly owed: number; readonly path: string },
  { by, isLate, lines }: PayWhen,
): Step => {
  const name = `Pay ${dollars(owed)}`;
  const until = by === undefined ? '' : ` by ${instantWords(new Date(by))}`;
  return {
    act: 'PAY',
    title: isLate ? `${name} now` : `${name}${until}`,
    ...(by === undefined ? {} : { name, by }),
    lines: [...lines],
    amount: owed,
    button: { label: name, path },
  };
};

/**
 * What its sender is asked to pay for a shipment, in cents: also what is on no invoice yet, and what they have to agree to first. Zero where
 * they pay nothing, or the receiver does.
 */
export const askedToPay = (
  { todo, after }: NextStep,
  { chargesTerm }: Pick<Shipment, 'chargesTerm'>,
): number => {
  if (chargesTerm === 'COLLECT') return 0;
  const steps = [todo, ...after].filter((step) => step !== undefined);
  // What is paid after a yes has the sum of both.
  const step = steps.find(({ act }) => act === 'PAY') ?? steps.find(({ act }) => act === 'DECIDE_REWEIGH');
  return step?.amount ?? 0;
};
