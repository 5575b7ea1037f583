import type { FieldChange } from '../../kernel/change-words.ts';
import { destinations } from '../../kernel/destinations.ts';
import { dollars } from '../../kernel/money.ts';
import { rowInWords } from '../../quotes/quote-words.ts';
import { deskWords, wayToDockWords } from '../form/choices.ts';
import type { CommodityLine } from '../form/commodities.ts';
import { phoneShown } from '../form/people.ts';
import type { Shipment } from '../shipment.ts';

type Value = string | undefined;
type Read = (shipment: Shipment) => Value;

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

const joined = (parts: readonly Value[]): Value => parts.filter(Boolean).join(', ') || undefined;

/** `Rice, 40 at $3.00`, with whatever else customs reads of it. */
const lineWords = ({ description, quantity, unitValue, origin, scheduleB }: CommodityLine): string =>
  [
    `${description}, ${quantity} at ${dollars(unitValue)}`,
    ...(origin === undefined ? [] : [`made in ${origin}`]),
    ...(scheduleB ? [`Schedule B ${scheduleB}`] : []),
  ].join(', ');

/** What has one value, by the field that events name and the names of `field-names.ts`. */
const values: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  to: { to: ({ to }) => destinations[to].country },
  service: { service: ({ service }) => (service === 'express' ? 'Express' : 'Standard') },
  incoterm: { incoterm: ({ incoterm }) => deskWords.incoterm[incoterm].label },
  purpose: { purpose: ({ purpose }) => deskWords.purpose[purpose].label },
  chargesTerm: { chargesTerm: ({ chargesTerm }) => deskWords.chargesTerm[chargesTerm].label },
  howItComes: { howItComes: ({ howItComes }) => wayToDockWords[howItComes] },
  insured: { insured: ({ insured }) => yesOrNo(insured) },
  brokerage: { brokerage: ({ brokerage }) => yesOrNo(brokerage) },
  door: { door: ({ door }) => door?.town },
  dangerous: { dangerous: ({ dangerous }) => dangerous },
  pickup: {
    pickup: ({ pickup }) =>
      pickup && joined([pickup.street, pickup.zip, pickup.stairs ? 'with stairs' : undefined]),
  },
  consignee: {
    'consignee.name': ({ consignee }) => consignee.name,
    'consignee.latinName': ({ consignee }) => consignee.latinName || undefined,
    'consignee.company': ({ consignee }) => consignee.company || undefined,
    'consignee.phone': ({ consignee, to }) => phoneShown(consignee, to) || undefined,
    'consignee.email': ({ consignee }) => consignee.email || undefined,
    'consignee.address': ({ consignee: { street, street2, city, region, postalCode } }) =>
      joined([street, street2, city, region, postalCode]),
  },
  notifyParty: {
    'notifyParty.name': ({ notifyParty }) => notifyParty?.name,
    'notifyParty.phone': ({ notifyParty, to }) => notifyParty && phoneShown(notifyParty, to),
  },
};

/** What is a list, whose lines that stay are not told. */
const lists: Readonly<Record<string, (shipment: Shipment) => readonly string[]>> = {
  goods: ({ goods }) => goods.map(rowInWords),
  commodities: ({ commodities }) => commodities.map(lineWords),
};

const without = (lines: readonly string[], others: readonly string[]): Value =>
  lines.filter((line) => !others.includes(line)).join('; ') || undefined;

const told = (field: string, before: Value, after: Value): readonly FieldChange[] =>
  before === after
    ? []
    : [
        {
          field,
          ...(before === undefined ? {} : { before }),
          ...(after === undefined ? {} : { after }),
        },
      ];

const within = (field: string, before: Shipment, after: Shipment): readonly FieldChange[] => {
  const lines = lists[field];
  if (lines !== undefined) {
    const [had, has] = [lines(before), lines(after)];
    return told(field, without(had, has), without(has, had));
  }
  return Object.entries(values[field] ?? {}).flatMap(([name, read]) => told(name, read(before), read(after)));
};

/**
 * What a correction changes, field by field and from what to what, as people read it: a phone number is not a receiver. It has personal
 * data, so it is kept with the shipment alone. `changed` is what events tell: a field of it that has no words here stays as it is there.
 */
export const correctedFields = (
  before: Shipment,
  after: Shipment,
  changed: Readonly<Record<string, Omit<FieldChange, 'field'>>>,
): readonly FieldChange[] =>
  Object.entries(changed).flatMap(([field, values]) => {
    const found = within(field, before, after);
    return found.length > 0 ? found : [{ field, ...values }];
  });
