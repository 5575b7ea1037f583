import type { Cents } from '../../kernel/money.ts';
import type { Permission } from '../../kernel/permissions.ts';
import type { RateCardFields } from '../../quotes/cards/rate-card-fields.ts';

/** Where bookkeepers book what is charged. */
export const accounts = ['FREIGHT', 'SERVICES', 'STORAGE', 'GOODS'] as const;
export type Account = (typeof accounts)[number];

/** What is charged beside the price of a shipment, or as a line of it that has an account or a tax of its own. */
export const chargeCodes = [
  'STORAGE_DESTINATION',
  'STORAGE_DOCK',
  'EXPORT_FILING',
  'PICKUP',
  'MISSED_PICKUP',
  'EXTRA_PHOTOS',
  'RETURN_TO_STORE',
  'REPACK',
  'STAIRS',
  'SECOND_DELIVERY',
  'EMPTY_BARREL',
  'RETURNED_CHECK',
  'OTHER',
] as const;
export type ChargeCode = (typeof chargeCodes)[number];

interface ChargeFacts {
  /** As people read it on the invoice. */
  readonly name: string;
  /** Its field of the rate card; `typed` where whoever adds it gives the sum, or its cause has worked it out. */
  readonly price: ((card: RateCardFields) => Cents) | 'typed';
  readonly account: Account;
  /**
   * Which sales tax there may be on it. New Jersey taxes goods that change hands there and the storage of goods that are not held
   * for sale (N.J.S.A. 54:32B-3(a) and (b)(3)). What is kept at a destination is not kept in New Jersey.
   */
  readonly tax: 'NEW_JERSEY' | 'NONE';
  /** Who may add it by hand; `cause`: nobody, it follows from what happened. */
  readonly who: Permission | 'cause';
  /** Whether a person may be charged it who has no shipment for it: for a parcel at our dock, or a driver who came in vain. */
  readonly isOfPerson: boolean;
}

/** Every charge by a cause. A new one is one row here and one call of `charge`. */
export const charges: Readonly<Record<ChargeCode, ChargeFacts>> = {
  STORAGE_DESTINATION: {
    name: 'Storage at the destination',
    price: 'typed',
    account: 'STORAGE',
    tax: 'NONE',
    who: 'cause',
    isOfPerson: false,
  },
  STORAGE_DOCK: {
    name: 'Storage at our dock',
    price: 'typed',
    account: 'STORAGE',
    tax: 'NEW_JERSEY',
    who: 'invoice.manage',
    isOfPerson: true,
  },
  EXPORT_FILING: {
    name: 'Export filing',
    price: ({ exportFiling }) => exportFiling.price,
    account: 'SERVICES',
    tax: 'NONE',
    who: 'cause',
    isOfPerson: false,
  },
  // Its lines are those of its booking. In the price of a shipment it is freight, so it is here too.
  PICKUP: {
    name: 'Pickup',
    price: 'typed',
    account: 'FREIGHT',
    tax: 'NONE',
    who: 'cause',
    isOfPerson: true,
  },
  // It follows from a booking. By hand the desk adds it for a driver who went without one.
  MISSED_PICKUP: {
    name: 'Missed pickup',
    price: ({ failedPickup }) => failedPickup,
    account: 'SERVICES',
    tax: 'NONE',
    who: 'payment.manage',
    isOfPerson: true,
  },
  EXTRA_PHOTOS: {
    name: 'Extra photos',
    price: ({ extraPhotos }) => extraPhotos.price,
    account: 'SERVICES',
    tax: 'NONE',
    who: 'payment.manage',
    isOfPerson: true,
  },
  RETURN_TO_STORE: {
    name: 'Return to the store',
    price: ({ returnToStore }) => returnToStore,
    account: 'SERVICES',
    tax: 'NONE',
    who: 'cause',
    isOfPerson: true,
  },
  REPACK: {
    name: 'Repacking',
    price: ({ repack }) => repack,
    account: 'SERVICES',
    tax: 'NONE',
    who: 'payment.manage',
    isOfPerson: true,
  },
  // Found at a pickup: nobody said it when it was booked.
  STAIRS: {
    name: 'Stairs at the pickup',
    price: 'typed',
    account: 'SERVICES',
    tax: 'NONE',
    who: 'invoice.manage',
    isOfPerson: true,
  },
  SECOND_DELIVERY: {
    name: 'Second delivery',
    price: 'typed',
    account: 'SERVICES',
    tax: 'NONE',
    who: 'invoice.manage',
    isOfPerson: true,
  },
  EMPTY_BARREL: {
    name: 'Empty barrel',
    price: 'typed',
    account: 'GOODS',
    tax: 'NEW_JERSEY',
    who: 'invoice.manage',
    isOfPerson: false,
  },
  // What our bank takes for it.
  RETURNED_CHECK: {
    name: 'Returned check',
    price: 'typed',
    account: 'SERVICES',
    tax: 'NONE',
    who: 'cause',
    isOfPerson: true,
  },
  OTHER: {
    name: 'Other',
    price: 'typed',
    account: 'SERVICES',
    tax: 'NONE',
    who: 'invoice.manage',
    isOfPerson: true,
  },
};

/** The lines of a price that are a charge of the table. All others are freight. */
const priceLines: Readonly<Record<string, ChargeCode>> = {
  'empty-barrel': 'EMPTY_BARREL',
  EEI: 'EXPORT_FILING',
};

/** The charge that a line of a price is; undefined for freight and what belongs to it. */
export const chargeOfLine = (code: string): ChargeCode | undefined =>
  Object.hasOwn(priceLines, code) ? priceLines[code] : undefined;
