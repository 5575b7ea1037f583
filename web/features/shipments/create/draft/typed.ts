import { callingCodeOf } from '#domain/kernel/countries.ts';
import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { addressCountryOf, type ConsigneeFields, type NotifyFields } from '#domain/shipments/form/people.ts';
import {
  type Draft,
  emptyBarrel,
  emptyBox,
  emptyDraft,
  type GoodsDraft,
  withDestination,
} from '#web/price-form/draft/draft.ts';

/** One line of the packing list, as typed. */
export interface TypedLine {
  /** Key of the row. */
  readonly id: number;
  readonly description: string;
  readonly quantity: string;
  /** Value of one, in dollars. */
  readonly value: string;
  readonly origin: string;
  readonly scheduleB: string;
  /** Words of our list are in the description, but the sender means something else. */
  readonly notThat: boolean;
}

/** A yes or no; empty while it was not answered. */
type Answer = '' | 'yes' | 'no';

/** Everything that the wizard asks, as typed: text in every field, empty when nothing was entered. */
export interface TypedShipment {
  /** Index of the step that was open. */
  readonly step: number;
  /** Idempotency key of the shipment that is made of this draft. */
  readonly key: string;
  /** The shipment on the server, once it was made and is not booked yet. */
  readonly made: {
    readonly number: string;
    readonly version: number;
    /** The form that it was made of, as JSON. */
    readonly form: string;
    /** The price that the server promised for it, in cents. */
    readonly total: number;
  };
  /** The form changes a shipment that is booked already. */
  readonly isBooked: boolean;
  /** An accepted quote that it was filled from. */
  readonly quote: string;
  /** Its price in cents, and the request that it is for, as JSON. */
  readonly quoted: { readonly total: number; readonly request: string };
  /** The fields of the calculator: destination, boxes and barrels, services. */
  readonly price: Draft;
  readonly consignee: Omit<ConsigneeFields, 'to'>;
  readonly notify: NotifyFields & { readonly wanted: boolean };
  readonly purpose: string;
  readonly chargesTerm: string;
  readonly incoterm: string;
  readonly lines: readonly TypedLine[];
  /** Whether anything with a battery, perfume and the like is inside, and what the sender says about it. */
  readonly dangerous: Answer;
  readonly dangerousWords: string;
  readonly nothingProhibited: boolean;
  readonly searchConsent: boolean;
  readonly departureId: string;
  /** Street and number where we pick it up; its ZIP code is among the fields of the calculator. */
  readonly pickupStreet: string;
  /** The id of the slot in which we pick it up; empty while none is chosen. */
  readonly slot: string;
  /** Where we reach the sender on the day of the pickup. */
  readonly pickupPhone: string;
  /** The reference of the pickup that was booked before; empty while there is none. */
  readonly booking: string;
}

export const emptyLine = (id: number): TypedLine => ({
  id,
  description: '',
  quantity: '1',
  value: '',
  origin: '',
  scheduleB: '',
  notThat: false,
});

const codeOf = (to: DestinationCode): string => callingCodeOf(addressCountryOf(to));

/** The wizard as it opens, with its idempotency key. */
export const emptyShipment = (key: string): TypedShipment => ({
  step: 0,
  key,
  made: { number: '', version: 0, form: '', total: 0 },
  isBooked: false,
  quote: '',
  quoted: { total: 0, request: '' },
  price: emptyDraft,
  consignee: {
    name: '',
    latinName: '',
    company: '',
    phoneCode: codeOf(emptyDraft.to),
    phone: '',
    email: '',
    street: '',
    street2: '',
    city: '',
    region: '',
    postalCode: '',
  },
  notify: { wanted: false, name: '', latinName: '', phoneCode: codeOf(emptyDraft.to), phone: '' },
  purpose: '',
  chargesTerm: 'PREPAID',
  incoterm: 'DAP',
  lines: [emptyLine(1)],
  dangerous: '',
  dangerousWords: '',
  nothingProhibited: false,
  searchConsent: false,
  departureId: '',
  pickupStreet: '',
  slot: '',
  pickupPhone: '',
  booking: '',
});

/** Another destination: its calling code for phones that are still empty, no region of another country, no flight. */
export const toDestination = (typed: TypedShipment, to: DestinationCode): TypedShipment => {
  const phoneCode = (one: { readonly phone: string; readonly phoneCode: string }) =>
    one.phone.trim() === '' ? codeOf(to) : one.phoneCode;
  return {
    ...typed,
    price: withDestination(typed.price, to),
    consignee: { ...typed.consignee, phoneCode: phoneCode(typed.consignee), region: '', postalCode: '' },
    notify: { ...typed.notify, phoneCode: phoneCode(typed.notify) },
    departureId: '',
    // It was chosen for the flight that it makes.
    slot: '',
  };
};

const LONGEST = 20_000;
type Given = Readonly<Record<string, unknown>>;
const objectOf = (given: unknown): Given => Object(given) as Given;

/** `given` in the shape of `template`: what has another type is as in the template. */
const like = <Value>(template: Value, given: unknown): Value => {
  if (typeof template === 'string')
    return (typeof given === 'string' ? given.slice(0, LONGEST) : template) as Value;
  if (typeof template !== 'object' || template === null)
    return (typeof given === typeof template ? given : template) as Value;
  const parts = objectOf(given);
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => [name, like(value, parts[name])]),
  ) as Value;
};

const MOST = 50;
const rowsOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given.slice(0, MOST) : []);

const goodsRow = (given: unknown, index: number): GoodsDraft => {
  const { kind, barrel } = objectOf(given);
  const code = barrel === 'B30' || barrel === 'B77' ? barrel : 'B55';
  const row =
    kind === 'barrel' ? { ...like(emptyBarrel(0, code), given), barrel: code } : like(emptyBox(0), given);
  return { ...row, kind: kind === 'barrel' ? 'barrel' : 'box', id: index + 1 } as GoodsDraft;
};

const priceOf = (given: unknown): Draft => {
  const { to, goods, lengthUnit, weightUnit } = objectOf(given);
  const rows = rowsOf(goods).map(goodsRow);
  return {
    ...like({ ...emptyDraft, goods: {} }, given),
    to: destinationCodes.find((code) => code === to) ?? emptyDraft.to,
    goods: rows.length > 0 ? rows : emptyDraft.goods,
    lengthUnit: lengthUnit === 'cm' ? 'cm' : 'in',
    weightUnit: weightUnit === 'kg' ? 'kg' : 'lb',
  };
};

/** Reads what was kept, by an older release or another device, too: what cannot be understood is as if never typed. */
export const readTyped = (given: unknown, key: string): TypedShipment => {
  const price = priceOf(objectOf(given).price);
  const empty = toDestination(emptyShipment(key), price.to);
  const { lines, ...rest } = objectOf(given);
  const { lines: _one, price: _price, ...template } = empty;
  const kept = rowsOf(lines).map((line, index) => ({ ...like(emptyLine(0), line), id: index + 1 }));
  return { ...like(template, rest), price, lines: kept.length > 0 ? kept : empty.lines };
};

/** Whether something was typed that is worth keeping. */
export const isTouched = (typed: TypedShipment): boolean => {
  const same = { ...typed, step: 0, key: '' };
  return JSON.stringify(same) !== JSON.stringify(toDestination(emptyShipment(''), destinationCodes[0]));
};
