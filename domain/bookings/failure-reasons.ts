/** Whose fault a visit in vain is. Nobody's is that of the weather. */
type Fault = 'CUSTOMER' | 'OURS' | 'NOBODY';

/** How goods come, as a booking has it (`bookingWays`). */
type Way = 'PICKUP' | 'DROP_OFF';

interface Reason extends Readonly<Record<Way, string>> {
  readonly fault: Fault;
}

/**
 * Why a visit was in vain, by the codes that carriers of parcels use (trade.md, Bookings): as the desk chooses it and the customer reads it,
 * of a van that came for goods or should have, and of goods that were to come to our dock.
 */
const failureReasons = {
  consignee_not_home: { fault: 'CUSTOMER', PICKUP: 'Nobody was there', DROP_OFF: 'Nobody came' },
  consignee_not_ready: {
    fault: 'CUSTOMER',
    PICKUP: 'The goods were not ready',
    DROP_OFF: 'The goods were not packed and closed',
  },
  consignee_refused: {
    fault: 'CUSTOMER',
    PICKUP: 'The goods were not handed to us',
    DROP_OFF: 'The goods were not handed to us',
  },
  consignee_incorrect_address: {
    fault: 'CUSTOMER',
    PICKUP: 'The address was wrong',
    DROP_OFF: 'The goods went to another address',
  },
  consignee_access_restricted: {
    fault: 'CUSTOMER',
    PICKUP: 'We could not get to the door',
    DROP_OFF: 'The goods could not be unloaded at our dock',
  },
  consignee_cargo_differs: {
    fault: 'CUSTOMER',
    PICKUP: 'It was larger or heavier than booked',
    DROP_OFF: 'It was larger or heavier than booked',
  },
  consignee_cargo_prohibited: {
    fault: 'CUSTOMER',
    PICKUP: 'There were goods inside that we cannot carry',
    DROP_OFF: 'There were goods inside that we cannot carry',
  },
  carrier_vehicle_breakdown: {
    fault: 'OURS',
    PICKUP: 'Our van broke down',
    DROP_OFF: 'A machine at our dock broke down',
  },
  carrier_not_enough_time: {
    fault: 'OURS',
    PICKUP: 'We did not get there in time',
    DROP_OFF: 'We did not have time to unload it',
  },
  carrier_vehicle_full: { fault: 'OURS', PICKUP: 'Our van was full', DROP_OFF: 'Our dock was full' },
  weather_delay: {
    fault: 'NOBODY',
    PICKUP: 'The weather did not let us drive',
    DROP_OFF: 'Our dock was closed because of the weather',
  },
} as const satisfies Readonly<Record<string, Reason>>;
export type FailureReason = keyof typeof failureReasons;
export const failureReasonNames = Object.keys(failureReasons) as readonly FailureReason[];

/** That a visit in vain costs nothing. */
export const FREE_VISIT = 'You pay nothing for this visit.';

/** That a booking which does not take place costs nothing. */
export const FREE = 'You pay nothing for it.';

/** That one which was canceled too late, or was in vain, costs its fee. What that is, is on the invoice. */
export const FEE_ON_INVOICE = 'We put the fee for a missed pickup on your invoice.';

/** Whose fault it is that nothing came of a visit. */
export const faultOf = (reason: FailureReason): Fault => failureReasons[reason].fault;

/** Whether a visit in vain costs the customer the fee for a missed pickup. What we or the weather caused is free, and so is a drop-off. */
export const isCharged = (way: Way, reason: FailureReason): boolean =>
  way === 'PICKUP' && faultOf(reason) === 'CUSTOMER';

/** Why a visit was in vain, in a few words: `Our van broke down`. */
export const failureWords = (way: Way, reason: FailureReason): string => failureReasons[reason][way];

/**
 * What happened at a visit that the customer missed, as they read it.
 * @param when the slot that it had, after a space; empty where that is said beside it.
 */
export const missedWords = (way: Way, when = ''): string =>
  way === 'PICKUP' ? `We came${when}, and nobody was there.` : `We expected you${when}, and nobody came.`;

const sorry: Readonly<Record<Fault, string>> = {
  CUSTOMER: '',
  OURS: ' That is our fault, and we are sorry.',
  NOBODY: ' We are sorry.',
};

/** The same to the customer, with whose fault it is: `Our van broke down. That is our fault, and we are sorry.` */
export const failureSentences = (way: Way, reason: FailureReason): string =>
  `${failureWords(way, reason)}.${sorry[faultOf(reason)]}`;
