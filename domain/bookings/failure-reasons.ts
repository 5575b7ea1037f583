interface Reason {
  /** As the desk chooses it and the customer reads it. */
  readonly words: string;
  /** Whether the customer is charged for a visit in vain. What the house or the weather caused is never charged. */
  readonly isCharged: boolean;
}

/** Why a visit was in vain, by the codes that carriers of parcels use (trade.md, Bookings). */
export const failureReasons = {
  consignee_not_home: { words: 'Nobody was there', isCharged: true },
  consignee_not_ready: { words: 'The goods were not ready', isCharged: true },
  consignee_refused: { words: 'The sender did not hand it over', isCharged: true },
  consignee_incorrect_address: { words: 'The address was wrong', isCharged: true },
  consignee_access_restricted: { words: 'We could not get to the door', isCharged: true },
  consignee_cargo_differs: { words: 'It was larger or heavier than booked', isCharged: true },
  consignee_cargo_prohibited: { words: 'There were goods inside that we cannot carry', isCharged: true },
  carrier_vehicle_breakdown: { words: 'Our van broke down', isCharged: false },
  carrier_not_enough_time: { words: 'We did not get there in time', isCharged: false },
  carrier_vehicle_full: { words: 'Our van was full', isCharged: false },
  weather_delay: { words: 'The weather did not let us drive', isCharged: false },
} as const satisfies Readonly<Record<string, Reason>>;
export type FailureReason = keyof typeof failureReasons;
export const failureReasonNames = Object.keys(failureReasons) as readonly FailureReason[];
