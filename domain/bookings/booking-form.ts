import * as z from 'zod/mini';
import { SlotIdText } from '../departures/slots/slot-id-text.ts';
import { destinationCodes } from '../kernel/destinations.ts';
import type { FieldErrors } from '../kernel/field-errors.ts';
import { addIssues } from '../kernel/form-schema.ts';
import { anyPhoneProblem } from '../kernel/person/any-phone.ts';
import { tooLong } from '../kernel/person/name.ts';
import { oneLine } from '../kernel/person/one-line.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { BookedGoods, bookingWays, EmptyBarrels, visitPurposes } from './booking.ts';

const MAX = { name: 100, street: 150, access: 300, note: 500, priced: 1500 } as const;
export const MOST_PHOTOS = 4;
/** With its lists, claims and search entries, a booking of so many is changed in one transaction: DynamoDB takes 100 items. */
export const MOST_SHIPMENTS = 10;
/** Kinds of goods: those of so many shipments, which have up to 20 each. */
const MOST_GOODS = 200;

/** Far more than any field allows; the form says how much that is. */
const Typed = z.string().check(z.overwrite(oneLine), z.maxLength(1000));

/** What may be changed on a booking at any time until it is done, beside its slot. */
const details = {
  name: Typed,
  phone: Typed,
  street: z.optional(Typed),
  stairs: z.boolean(),
  access: z.optional(Typed),
  note: z.optional(Typed),
  /** Ids of files that the owner has sent. */
  photos: z.array(z.uuid()).check(z.maxLength(MOST_PHOTOS, `Up to ${MOST_PHOTOS} photos`)),
  goods: z.array(BookedGoods).check(z.maxLength(MOST_GOODS)),
  emptyBarrels: z.optional(EmptyBarrels),
};

const fields = z.strictObject({
  way: z.enum(bookingWays),
  to: z.enum(destinationCodes),
  zip: z.optional(z.string().check(z.regex(/^\d{5}$/, 'Give the ZIP code as five digits'))),
  ...details,
  slot: z.optional(SlotIdText),
  /** The slot in which empty barrels are brought first. */
  firstSlot: z.optional(SlotIdText),
  /** Shipments of the owner whose goods it brings. */
  shipments: z.array(TrackingNumber).check(z.maxLength(MOST_SHIPMENTS)),
  priced: z.optional(z.string().check(z.maxLength(MAX.priced))),
  searchConsent: z.boolean(),
});

/** A booking as it is typed. Text is empty where nothing was entered. */
export type BookingFields = z.output<typeof fields>;
export type BookingDetails = Pick<BookingFields, keyof typeof details>;

/** The problems of what may change later, by the field. */
export const detailErrors = (
  way: BookingFields['way'],
  {
    name,
    phone,
    street = '',
    access = '',
    note = '',
  }: Pick<BookingDetails, 'name' | 'phone' | 'street' | 'access' | 'note'>,
): FieldErrors => ({
  name: name === '' ? 'Tell us whom to ask for' : tooLong('The name', name, MAX.name),
  phone: phone === '' ? 'Give a phone number where we reach you on that day' : anyPhoneProblem(phone),
  street:
    way === 'PICKUP' && street.length < 3
      ? 'Give the street and number where we pick it up'
      : tooLong('The street', street, MAX.street),
  access: tooLong('This', access, MAX.access),
  note: tooLong('The note', note, MAX.note),
});

/** The problems of a booking as its customer sends it, by the field, in the words that people read. */
export const bookingErrors = (form: BookingFields): FieldErrors => ({
  ...detailErrors(form.way, form),
  zip: form.way === 'PICKUP' && form.zip === undefined ? 'Give the ZIP code where we pick it up' : undefined,
  slot: form.slot === undefined ? 'Choose a time' : undefined,
  firstSlot:
    form.emptyBarrels?.how === 'FIRST' && form.firstSlot === undefined
      ? 'Choose when we bring the empty barrels'
      : undefined,
  goods:
    form.goods.length === 0 && form.shipments.length === 0 ? 'Tell us what it is and how heavy' : undefined,
  searchConsent: form.searchConsent ? undefined : 'Without your consent no airline takes the goods',
});

/** What the desk may leave open for a caller: street, time and consent come later. */
const laterAtDesk: readonly string[] = ['street', 'slot', 'firstSlot', 'searchConsent'];

/** The problems of a booking as the desk sends it for a caller, by the field. */
export const deskBookingErrors = (form: BookingFields): FieldErrors =>
  Object.fromEntries(Object.entries(bookingErrors(form)).filter(([field]) => !laterAtDesk.includes(field)));

const validated = (errorsOf: (form: BookingFields) => FieldErrors) =>
  z.pipe(
    fields,
    z.transform((form, { issues }) => {
      addIssues(issues, form, errorsOf(form));
      return form;
    }),
  );

/** The whole form as a customer sends it. */
export const BookingForm = validated(bookingErrors);

/** The same from the desk, where a street, a time and the consent may be missing: then it is a request. */
export const DeskBookingForm = validated(deskBookingErrors);

/** One text of a change, with the problem that the form shows. A street may be missing at the desk, so the use case asks for it. */
const checked = (field: 'name' | 'phone' | 'access' | 'note') =>
  Typed.check(({ value, issues }) => {
    const message = detailErrors('DROP_OFF', { name: '', phone: '', [field]: value })[field];
    if (message !== undefined) issues.push({ code: 'custom', path: [], message, input: value });
  });

/** What changes on a booking, with the version that the person saw. */
export const BookingChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  ...details,
  name: checked('name'),
  phone: checked('phone'),
  access: z.optional(checked('access')),
  note: z.optional(checked('note')),
  zip: z.optional(z.string().check(z.regex(/^\d{5}$/, 'Give the ZIP code as five digits'))),
});
export type BookingChange = z.output<typeof BookingChange>;

/** The new slot of a visit, with the version that the person saw. */
export const SlotMove = z.strictObject({
  version: z.int().check(z.minimum(1)),
  slot: SlotIdText,
  /** The visit that brings empty barrels; else the one that fetches the goods. */
  purpose: z._default(z.enum(visitPurposes), 'MAIN'),
});
