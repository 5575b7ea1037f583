import { anyPhoneProblem } from '#domain/kernel/person/any-phone.ts';
import { withKeptLatin } from '#domain/kernel/person/latin-name.ts';
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { chargesTerms, incoterms, purposes } from '#domain/shipments/form/choices.ts';
import type { CommodityLine } from '#domain/shipments/form/commodities.ts';
import {
  type ShipmentFields,
  type ShipmentStep,
  shipmentSteps,
  stepErrors,
} from '#domain/shipments/form/shipment-form.ts';
import { check, type Issue } from '#web/price-form/draft/check.ts';
import { numberOf } from '#web/price-form/draft/units.ts';
import type { TypedLine, TypedShipment } from './typed.ts';

/** A problem of a field, with the step on which it is. */
export interface StepIssue extends Issue {
  readonly step: ShipmentStep;
}

/** A line as the contract has it; what is no number is `NaN`, which its rules refuse. */
export const lineOf = ({
  description,
  quantity,
  value,
  origin,
  scheduleB,
  notThat,
}: TypedLine): CommodityLine => ({
  description: description.trim(),
  quantity: numberOf(quantity) ?? Number.NaN,
  unitValue: Math.round((numberOf(value) ?? Number.NaN) * 100),
  ...(origin === '' ? {} : { origin }),
  ...(scheduleB.trim() === '' ? {} : { scheduleB: scheduleB.trim() }),
  notThat,
});

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], typed: string): Value =>
  values.find((value) => value === typed) ?? values[0];

const goodsOf = ({ price }: TypedShipment, card: RateCard): ShipmentFields['goods'] =>
  (check(price, card).request?.goods ?? []).map((row) =>
    row.kind === 'barrel' ? { ...row, emptyNeeded: row.emptyNeeded ?? false } : { ...row },
  );

const servicesOf = ({ price, consignee, pickupStreet }: TypedShipment) => ({
  service: price.express ? ('express' as const) : ('standard' as const),
  insured: price.insured,
  brokerage: price.brokerage,
  ...(price.door ? { door: { town: consignee.city.trim() } } : {}),
  ...(price.pickup
    ? {
        howItComes: 'PICKUP' as const,
        pickup: { zip: price.zip.trim(), street: pickupStreet.trim(), stairs: price.stairs },
      }
    : { howItComes: 'DROP_OFF' as const }),
});

/** The form as the API takes it, complete or not; `issuesOf` says what is missing. */
export const formOf = (typed: TypedShipment, card: RateCard): ShipmentFields => {
  const { wanted, ...notifyParty } = typed.notify;
  return {
    ...(typed.quote === '' ? {} : { quote: typed.quote }),
    to: typed.price.to,
    consignee: { to: typed.price.to, ...withKeptLatin(typed.consignee) },
    ...(wanted ? { notifyParty: withKeptLatin(notifyParty) } : {}),
    purpose: oneOf(purposes, typed.purpose),
    chargesTerm: oneOf(chargesTerms, typed.chargesTerm),
    incoterm: oneOf(incoterms, typed.incoterm),
    goods: goodsOf(typed, card),
    commodities: typed.lines.map(lineOf),
    ...(typed.dangerous === 'yes' ? { dangerous: typed.dangerousWords } : {}),
    nothingProhibited: typed.nothingProhibited,
    searchConsent: typed.searchConsent,
    ...servicesOf(typed),
  };
};

/** The typed text of a field, so that an empty one is not called wrong before the person wants to go on. */
const isEmpty = (typed: TypedShipment, field: string): boolean => {
  const [part = '', name = '', last = ''] = field.split('.');
  const holder: unknown = {
    consignee: typed.consignee,
    notifyParty: typed.notify,
    commodities: { [name]: typed.lines[Number(name)] },
  }[part];
  const text: unknown = part === 'commodities' ? Object(Object(holder)[name])[last] : Object(holder)[name];
  return typeof text !== 'string' || text.trim() === '';
};

/** A pickup that is booked with the shipment needs a phone number; one that was booked before has it. */
const asksForPhone = ({ price, slot, booking }: TypedShipment): boolean =>
  price.pickup && slot !== '' && booking === '';

const phoneProblem = (phone: string): string | undefined =>
  phone.trim() === '' ? 'Give a phone number where we reach you on that day' : anyPhoneProblem(phone.trim());

/** What only the wizard knows: answers that have no value yet. */
const unanswered = (typed: TypedShipment): readonly StepIssue[] => [
  ...(typed.purpose === ''
    ? [{ step: 'terms' as const, field: 'purpose', message: 'Choose what it is for.', missing: true }]
    : []),
  ...(typed.dangerous === ''
    ? [{ step: 'contents' as const, field: 'dangerous', message: 'Please answer this.', missing: true }]
    : []),
  ...(typed.departureId === ''
    ? [{ step: 'flight' as const, field: 'departureId', message: 'Choose a flight.', missing: true }]
    : []),
  ...(asksForPhone(typed) && phoneProblem(typed.pickupPhone)
    ? [
        {
          step: 'flight' as const,
          field: 'pickupPhone',
          message: phoneProblem(typed.pickupPhone) ?? '',
          missing: typed.pickupPhone.trim() === '',
        },
      ]
    : []),
];

/** Fields of the calculator that the wizard asks for in another way, or that the contract checks. */
const elsewhere = new Set(['value', 'dearest', 'zip']);

const goodsIssues = ({ price }: TypedShipment, card: RateCard): readonly StepIssue[] =>
  check(price, card)
    .issues.filter(({ field }) => !elsewhere.has(field))
    .map((issue) => ({ ...issue, step: 'pieces' as const }));

const order = ({ step }: StepIssue): number => shipmentSteps.indexOf(step);

/** All problems, in the order of the steps: the rules of the contract, and what was not answered yet. */
export const issuesOf = (typed: TypedShipment, card: RateCard): readonly StepIssue[] => {
  const form = formOf(typed, card);
  const ruled = shipmentSteps.flatMap((step) =>
    Object.entries(stepErrors(step, form)).map(([path, message]): StepIssue => {
      const field = path.replace(/unitValue$/, 'value');
      return { step, field, message: message ?? '', missing: isEmpty(typed, field) };
    }),
  );
  return [...goodsIssues(typed, card), ...ruled, ...unanswered(typed)].toSorted(
    (one, other) => order(one) - order(other),
  );
};
