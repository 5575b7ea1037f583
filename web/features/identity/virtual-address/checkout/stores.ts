import type { CheckoutBox } from '#domain/mailboxes/checkout.ts';

/** What a guide may name in its advice. */
interface Own {
  /** The line with the number: `Mailbox 10033`. */
  readonly mailbox: string;
  /** True when U.S. Mail in the owner's name is taken. */
  readonly takesMail: boolean;
}

/** How the checkout form of a store names its boxes, in the order of the form. */
interface StoreGuide {
  readonly name: string;
  readonly boxes: readonly (readonly [CheckoutBox, string])[];
  /** What to know about this store. */
  readonly advice: (own: Own) => readonly string[];
}

const unitedStatesFirst = 'Set the country to United States first.';
const twoNames = 'There are two boxes for the name: type your first and last name as they are written here.';
const ourPhone = 'The phone number is ours, so that the driver can reach our dock.';
const keepMailbox = ({ mailbox }: Own): string =>
  `If the store suggests a different spelling of the address, check that ${mailbox} is still in it.`;

const streetAndApartment = [
  ['name', 'First name, last name'],
  ['line1', 'Street address'],
  ['line2', 'Apt, suite, etc.'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip', 'ZIP code'],
  ['phone', 'Phone number'],
] as const;

/** Guides for the stores people ask about. Stores change their forms, so `any` has the names that nearly all of them use. */
export const stores = {
  any: {
    name: 'Any store',
    boxes: [
      ['name', 'Name'],
      ['line1', 'Address line 1'],
      ['line2', 'Address line 2'],
      ['city', 'City'],
      ['state', 'State'],
      ['zip', 'ZIP code'],
      ['phone', 'Phone'],
    ],
    advice: (own) => [unitedStatesFirst, ourPhone, keepMailbox(own)],
  },
  amazon: {
    name: 'Amazon',
    boxes: [
      ['name', 'Full name'],
      ['phone', 'Phone number'],
      ['line1', 'Address, first line'],
      ['line2', 'Address, second line (apt, suite, unit)'],
      ['city', 'City'],
      ['state', 'State'],
      ['zip', 'ZIP Code'],
    ],
    advice: (own) => [
      unitedStatesFirst,
      ourPhone,
      ...(own.takesMail
        ? []
        : [
            'Amazon chooses who delivers, and that can be U.S. Mail, which we refuse. Ask us before you order.',
          ]),
      keepMailbox(own),
    ],
  },
  shein: {
    name: 'Shein',
    boxes: [
      ['name', 'First name, last name'],
      ['phone', 'Phone number'],
      ['line1', 'Address line 1'],
      ['line2', 'Address line 2'],
      ['city', 'City'],
      ['state', 'State'],
      ['zip', 'ZIP code'],
    ],
    advice: (own) => [unitedStatesFirst, twoNames, ourPhone, keepMailbox(own)],
  },
  ebay: {
    name: 'eBay',
    boxes: [
      ['name', 'First name, last name'],
      ['line1', 'Street address'],
      ['line2', 'Street address 2'],
      ['city', 'City'],
      ['state', 'State'],
      ['zip', 'ZIP code'],
      ['phone', 'Phone number'],
    ],
    advice: ({ takesMail }) => [
      unitedStatesFirst,
      twoNames,
      ourPhone,
      ...(takesMail ? [] : ['The listing says who delivers. If it says USPS, ask us before you pay.']),
    ],
  },
  walmart: {
    name: 'Walmart',
    boxes: streetAndApartment,
    advice: (own) => [twoNames, ourPhone, keepMailbox(own)],
  },
  target: {
    name: 'Target',
    boxes: streetAndApartment,
    advice: (own) => [twoNames, ourPhone, keepMailbox(own)],
  },
} as const satisfies Readonly<Record<string, StoreGuide>>;
export type Store = keyof typeof stores;
export const storeNames = Object.keys(stores) as readonly Store[];

/** The guide of a store. */
export const guideOf = (store: Store): StoreGuide => stores[store];
