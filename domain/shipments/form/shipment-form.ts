import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destinations.ts';
import type { FieldErrors } from '../../kernel/field-errors.ts';
import { addIssues } from '../../kernel/form-schema.ts';
import { tooLong } from '../../kernel/person/name.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { ParcelCode } from '../../parcels/parcel-code.ts';
import { chargesTerms, incoterms, purposes, waysToDock } from './choices.ts';
import { CommodityLine, commodityErrors, declaredValueOf, MOST_COMMODITIES } from './commodities.ts';
import { MOST_SENT } from './from-parcels.ts';
import { GoodsRow, MOST_PIECES, MOST_ROWS, piecesIn } from './goods.ts';
import { asKept, ConsigneeFields, consigneeErrors, NotifyFields, notifyErrors } from './people.ts';
import { CONSENT_MISSING } from './search-consent.ts';

const MAX_DANGEROUS_WORDS = 500;
const MAX_STREET = 150;

const fields = z.strictObject({
  /** An accepted quote, whose price then holds for what was declared in it. */
  quote: z.optional(z.string().check(z.regex(/^QTE-[0-9A-HJKMNP-TV-Z]{6}$/))),
  to: z.enum(destinationCodes),
  consignee: ConsigneeFields,
  notifyParty: z.optional(NotifyFields),
  purpose: z.enum(purposes),
  chargesTerm: z.enum(chargesTerms),
  service: z.enum(['standard', 'express']),
  incoterm: z.enum(incoterms),
  goods: z.array(GoodsRow).check(z.minLength(1), z.maxLength(MOST_ROWS)),
  commodities: z.array(CommodityLine).check(z.minLength(1), z.maxLength(MOST_COMMODITIES)),
  insured: z.boolean(),
  /** We prepare the customs entry for the receiver. */
  brokerage: z.boolean(),
  /** Delivery to the receiver's door. It has a price only in a town where we deliver. */
  door: z.optional(z.strictObject({ town: z.string().check(z.maxLength(60)) })),
  /** What the sender says about batteries, perfume, spray cans and the like; absent when there are none. Staff look at it. */
  dangerous: z.optional(z.string().check(z.maxLength(2000))),
  /** The sender has read the list of goods that we never carry, and says that none is inside. */
  nothingProhibited: z.boolean(),
  /** The sender agrees to a search of the goods. */
  searchConsent: z.boolean(),
  howItComes: z.enum(waysToDock),
  /** Parcels of a mailbox that go as they are, a piece each. Their goods are what we measured, whatever `goods` says. */
  parcels: z.optional(z.array(ParcelCode).check(z.minLength(1), z.maxLength(MOST_SENT))),
  /** Where a person of ours arranges the pickup. */
  pickup: z.optional(
    z.strictObject({
      zip: z.string().check(z.regex(/^\d{5}$/)),
      street: z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(400))),
      stairs: z.boolean(),
    }),
  ),
});

/** A shipment as its sender declares it. Amounts are in cents. */
export type ShipmentFields = z.output<typeof fields>;

/** The steps of the form, in order. The review shows the others, and asks for the consent to a search. */
export const shipmentSteps = ['people', 'terms', 'pieces', 'contents', 'flight', 'review'] as const;
export type ShipmentStep = (typeof shipmentSteps)[number];

const below = (path: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${path}.${field}`, message]));

const peopleErrors = ({ to, consignee, notifyParty }: ShipmentFields): FieldErrors => ({
  ...below('consignee', consigneeErrors({ ...consignee, to })),
  ...(notifyParty ? below('notifyParty', notifyErrors(notifyParty, to)) : {}),
});

const piecesErrors = ({ goods }: ShipmentFields): FieldErrors =>
  piecesIn(goods) > MOST_PIECES
    ? { goods: `One shipment has up to ${MOST_PIECES} pieces. Book the others as a second shipment.` }
    : {};

const dangerousError = (said: string | undefined): string | undefined =>
  said === undefined
    ? undefined
    : oneLine(said).length < 3
      ? 'Tell us what it is and how many, such as “2 phones, new in the box”.'
      : tooLong('This', said, MAX_DANGEROUS_WORDS);

const contentsErrors = (form: ShipmentFields): FieldErrors => {
  const { commodities, insured, dangerous, nothingProhibited } = form;
  const lines = commodities.flatMap((line, index) =>
    Object.entries(below(`commodities.${index}`, commodityErrors(line))),
  );
  const said = dangerousError(dangerous);
  return {
    ...Object.fromEntries(lines),
    ...(insured && !(declaredValueOf(commodities) > 0)
      ? { insured: 'Give the value of the goods, so that we can price the insurance.' }
      : {}),
    ...(said ? { dangerous: said } : {}),
    ...(nothingProhibited ? {} : { nothingProhibited: 'Please confirm that none of these is inside.' }),
  };
};

const pickupErrors = (pickup: ShipmentFields['pickup']): FieldErrors => {
  const street = oneLine(pickup?.street ?? '');
  const wrong =
    street.length < 3
      ? 'Give the street and number where we should pick it up.'
      : tooLong('The street', street, MAX_STREET);
  return {
    ...(/^\d{5}$/.test(pickup?.zip ?? '')
      ? {}
      : { 'pickup.zip': 'Give the ZIP code where we should pick it up, as five digits.' }),
    ...(wrong ? { 'pickup.street': wrong } : {}),
  };
};

/** What lies in a mailbox follows from the parcels that we received, never from what the sender says. */
const parcelsErrors = ({ howItComes, parcels }: ShipmentFields): FieldErrors => {
  if (howItComes !== 'MAILBOX')
    return parcels === undefined ? {} : { parcels: 'Parcels of your mailbox are with us already.' };
  if (parcels === undefined) return { howItComes: 'Choose the parcels in your mailbox that go.' };
  return new Set(parcels).size === parcels.length ? {} : { parcels: 'Name each parcel once.' };
};

const flightErrors = (form: ShipmentFields): FieldErrors => ({
  ...parcelsErrors(form),
  ...(form.howItComes === 'PICKUP' ? pickupErrors(form.pickup) : {}),
});

const validators: Readonly<Record<ShipmentStep, (form: ShipmentFields) => FieldErrors>> = {
  people: peopleErrors,
  terms: () => ({}),
  pieces: piecesErrors,
  contents: contentsErrors,
  flight: flightErrors,
  review: ({ searchConsent }): FieldErrors => (searchConsent ? {} : { searchConsent: CONSENT_MISSING }),
};

/** The problems of one step, by the path of the field: `consignee.phone`, `commodities.0.quantity`. */
export const stepErrors = (step: ShipmentStep, form: ShipmentFields): FieldErrors => validators[step](form);

/** The problems of the whole form, in the order of its steps. */
export const shipmentErrors = (form: ShipmentFields): FieldErrors =>
  Object.assign({}, ...shipmentSteps.map((step) => stepErrors(step, form)));

/** Everything but the consent to a search, which a sender gives and nobody for them. */
const callerErrors = (form: ShipmentFields): FieldErrors => shipmentErrors({ ...form, searchConsent: true });

const formWith = (errorsOf: (form: ShipmentFields) => FieldErrors) =>
  z.pipe(
    fields,
    z.transform((form, { issues }) => {
      addIssues(issues, form, errorsOf(form));
      const { consignee, notifyParty, to } = form;
      return {
        ...form,
        consignee: asKept(consignee, to),
        ...(notifyParty ? { notifyParty: asKept(notifyParty, to) } : {}),
      };
    }),
  );

/** The whole form as the API takes it: validated exactly as the browser validates it, step by step. */
export const ShipmentForm = formWith(shipmentErrors);
export type ShipmentForm = z.output<typeof ShipmentForm>;

/**
 * The same form as staff fill it in for a caller. Without a signed consent to a search the dock asks for it when the goods come
 * (docs/decisions/0116).
 */
export const CallerForm = formWith(callerErrors);
