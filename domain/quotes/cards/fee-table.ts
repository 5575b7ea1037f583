import { EXPORT_FILING_ABOVE, exportFilingAbove } from '../../carriage/export-filing.ts';
import { dollars, percentOf, roundCents } from '../../kernel/money.ts';
import type { EstimateLine, EstimateRequest } from '../estimate.ts';
import { type PriceField, percent, price, size } from './price-field.ts';

/** One number of a card, or several with their names. */
export type PriceFields = PriceField | { readonly [name: string]: PriceField };
export type NumbersOf<Fields> = Fields extends PriceField
  ? number
  : { -readonly [Name in keyof Fields]: number };

/** Words of the public list; `delivery` says where we deliver to the door. */
type Words<Numbers> = string | ((numbers: Numbers, delivery: string) => string);

/** Numbers that are charged beside the freight. */
export interface Fee<Group extends string, Fields> {
  /** Where it stands in the form of an admin and in the public list. */
  readonly group: Group;
  readonly fields: Fields;
  /**
   * The line of a price, where it is asked for. `FREIGHT`: it counts into the lines of engine/freight.ts. `PICKUP`: into
   * those of engine/pickup-fee.ts. `CAUSE`: it is charged when
   * it happens, by the table of billing/charges.
   */
  readonly line:
    | ((
        numbers: NumbersOf<Fields>,
        asked: EstimateRequest & { readonly billedLb: number },
      ) => EstimateLine | false | undefined)
    | 'FREIGHT'
    | 'PICKUP'
    | 'CAUSE';
  /** The public list: what it is, what it costs, and when it applies. */
  readonly name: Words<NumbersOf<Fields>>;
  readonly price: Words<NumbersOf<Fields>>;
  readonly note?: Words<NumbersOf<Fields>>;
  /** Not in the public list: nobody can ask for it on this site. */
  readonly unlisted?: true;
}

const fee = <const Group extends string, Fields extends PriceFields>(row: Fee<Group, Fields>) => row;

/** A surcharge by the pound. When its price is zero, price and list show that it is included. */
const perPound = (code: 'MY' | 'SC', label: string, text: string, name: string) =>
  fee({
    group: 'surcharges',
    fields: price(label, 0, '0.00 shows as included'),
    line: (each, { billedLb }) =>
      each === 0
        ? { code, text: `${text}, included`, amount: 0 }
        : { code, text: `${text}, ${billedLb} lb × ${dollars(each)}`, amount: roundCents(billedLb * each) },
    name,
    price: (each) => (each === 0 ? 'Included' : `${dollars(each)} per lb`),
  });

/**
 * Every fee of a rate card, by its field of the card (trade.md, Fees). A new fee is one row here. It is apart from the other numbers of the
 * card, whose words the calculator does not need in the browser.
 */
export const feeTable = {
  expressPercent: fee({
    group: 'express',
    fields: percent('Express, percent of the freight price', 25),
    line: 'FREIGHT',
    name: 'Express',
    price: (share) => `+${share}%`,
    note: 'Of the freight, after the minimum charge. Same flight: when it is full, express goes first.',
  }),
  fuelPerLb: perPound('MY', 'Fuel, per lb', 'Fuel', 'Fuel surcharge'),
  securityPerLb: perPound('SC', 'Security, per lb', 'Security screening', 'Security screening'),
  stairs: fee({
    group: 'pickup',
    fields: price('Stairs', 1500),
    line: 'PICKUP',
    name: 'Stairs or liftgate',
    price: dollars,
    note: 'When it cannot be rolled to the van from the ground floor.',
  }),
  failedPickup: fee({
    group: 'pickup',
    fields: price('Missed pickup', 2000),
    line: 'CAUSE',
    name: 'Missed pickup',
    price: dollars,
    note: 'We came at the time you booked and could not pick it up.',
  }),
  brokerage: fee({
    group: 'customs',
    fields: price('Customs brokerage', 3500),
    line: (amount, { brokerage }) => brokerage && { code: 'CD', text: 'Customs brokerage', amount },
    name: 'Customs brokerage',
    price: dollars,
    note: 'Per shipment. We prepare the customs entry at the destination. Duty and taxes are separate.',
  }),
  exportFiling: fee({
    group: 'filing',
    fields: { price: price('Export filing', 3500) },
    line: ({ price: amount }, { dearestKindValue = 0 }) => {
      const text = `Export filing, for goods of one kind worth over ${exportFilingAbove}`;
      return dearestKindValue > EXPORT_FILING_ABOVE && { code: 'EEI', text, amount };
    },
    name: 'Export filing (EEI)',
    price: (filing) => dollars(filing.price),
    note: `The United States asks for it when one kind of goods is worth more than ${exportFilingAbove}.`,
  }),
  insurance: fee({
    group: 'insurance',
    fields: {
      percent: percent('Insurance, percent of the value', 2),
      minimum: price('Insurance, minimum', 500),
    },
    line: ({ percent: rated, minimum }, { insured, declaredValue = 0 }) => {
      const share = percentOf(declaredValue, rated);
      const basis = share < minimum ? 'minimum' : `${rated}% of ${dollars(declaredValue)}`;
      return insured && { code: 'IN', text: `Insurance, ${basis}`, amount: Math.max(share, minimum) };
    },
    name: 'Insurance',
    price: (insurance) => `${insurance.percent}%`,
    note: ({ minimum }) => `Of the value you declare, minimum ${dollars(minimum)}.`,
  }),
  doorDelivery: fee({
    group: 'extras',
    fields: price('Delivery to the door', 2000),
    line: (amount, { doorDelivery }) => doorDelivery && { code: 'SA', text: 'Delivery to the door', amount },
    name: 'Delivery to the door',
    price: dollars,
    note: (_, delivery) => delivery,
  }),
  repack: fee({
    group: 'extras',
    fields: price('Repacking', 0),
    line: 'CAUSE',
    name: 'Repacking',
    price: (amount) => (amount === 0 ? 'Free' : dollars(amount)),
    unlisted: true,
  }),
  extraPhotos: fee({
    group: 'extras',
    fields: {
      count: size('photos')('Extra photos, number', 3),
      price: price('Extra photos, price for all', 200),
    },
    line: 'CAUSE',
    name: ({ count }) => `${count} photos`,
    price: (photo) => dollars(photo.price),
    note: 'Of a parcel in your mailbox, if you ask for them.',
  }),
  returnToStore: fee({
    group: 'extras',
    fields: price('Return to the store', 500),
    line: 'CAUSE',
    name: 'Return to the store',
    price: dollars,
    note: 'We hand a parcel back to the carrier, with the label of the store.',
  }),
} as const;
