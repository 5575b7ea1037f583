import type { Cents } from '../kernel/money.ts';
import { printedName } from '../kernel/person/latin-name.ts';
import { pieceStates } from '../shipments/lifecycle.ts';
import type { Shipment } from '../shipments/shipment.ts';
import { creditedOf, owedOf, standingCharge } from './balance.ts';
import { type Charge, type Entry, isPriceEntry } from './entries.ts';
import type { Invoice } from './invoice.ts';

/** As much of a shipment as its bill depends on. */
export type BilledShipment = Pick<
  Shipment,
  | 'number'
  | 'version'
  | 'state'
  | 'ownerId'
  | 'shipper'
  | 'consignee'
  | 'to'
  | 'chargesTerm'
  | 'pieces'
  | 'promise'
  | 'reweigh'
  | 'charged'
  | 'bookedAt'
>;

const ARRIVED = pieceStates.indexOf('ARRIVED');
const CANCELED = pieceStates.indexOf('CANCELLED');

/** Whether a piece has landed. Canceled ones never do. */
const hasLanded = ({ state }: BilledShipment['pieces'][number]): boolean => {
  const place = pieceStates.indexOf(state);
  return place >= ARRIVED && place < CANCELED;
};

/** From when it is charged: the sender pays when it is booked, the receiver when the first piece has landed. */
const isDue = ({ state, bookedAt, chargesTerm, pieces }: BilledShipment): boolean =>
  bookedAt !== undefined && state !== 'CANCELLED' && (chargesTerm === 'PREPAID' || pieces.some(hasLanded));

type Price = Pick<Charge, 'amount' | 'lines' | 'rateCardVersion' | 'quote' | 'approved'>;

/** The price as it is billed, with what made it: its lines, the rate card, the quote, and who agreed to a higher one. */
const priceOf = ({ promise, charged, reweigh, ownerId }: BilledShipment): Price => {
  const { total, lines, rateCardVersion } = charged ?? promise;
  const { quote } = promise;
  const agreedAt = charged === undefined ? undefined : reweigh?.decidedAt;
  return {
    amount: total,
    lines: lines.map((line) => ({ ...line })),
    rateCardVersion,
    ...(quote === undefined ? {} : { quote }),
    ...(agreedAt === undefined ? {} : { approved: { by: ownerId, at: agreedAt } }),
  };
};

const isSamePrice = (one: Price, other: Price): boolean =>
  one.amount === other.amount &&
  one.rateCardVersion === other.rateCardVersion &&
  one.lines.length === other.lines.length &&
  one.lines.every(({ code, text, amount }, place) => {
    const line = other.lines[place];
    return line?.code === code && line.text === text && line.amount === amount;
  });

const whyReversed = ({ state }: BilledShipment, isCharged: boolean) => {
  if (state === 'CANCELLED') return 'CANCELED';
  return isCharged ? 'PRICE_CHANGED' : 'PAID_BY_RECEIVER';
};

const whyCharged = (standing: Charge | undefined, { chargesTerm }: BilledShipment) => {
  if (standing !== undefined) return 'PRICE_CHANGED';
  return chargesTerm === 'COLLECT' ? 'ARRIVED' : 'BOOKED';
};

/** The entry that ends what is credited beyond what is charged now; none when no more is credited than that. */
const creditEnded = (
  entries: readonly Entry[],
  charged: Cents,
  shared: Pick<Charge, 'at' | 'shipmentVersion'>,
  why: ReturnType<typeof whyReversed>,
): readonly Entry[] => {
  const amount = creditedOf({ entries }) - charged;
  return amount > 0 ? [{ kind: 'CREDIT_ENDED', n: entries.length + 1, ...shared, amount, why }] : [];
};

/**
 * The entries that an invoice needs so that it charges what the shipment costs now; none when it does already, or when it was
 * made for a later version of the shipment. A price that changed is taken back whole and charged anew, so that what was billed
 * before stays readable. A credit ends with the charge that it lowered.
 */
export const entriesFor = (
  before: Invoice | undefined,
  shipment: BilledShipment,
  at: string,
): readonly Entry[] => {
  const entries = before?.entries ?? [];
  if (shipment.version < (entries.findLast(isPriceEntry)?.shipmentVersion ?? 0)) return [];
  const standing = standingCharge({ entries });
  const price = priceOf(shipment);
  const isCharged = isDue(shipment) && price.amount > 0;
  if (isCharged && standing !== undefined && isSamePrice(standing, price)) return [];
  const shared = { at, shipmentVersion: shipment.version };
  const back: Entry[] =
    standing === undefined
      ? []
      : [
          {
            kind: 'REVERSAL',
            n: entries.length + 1,
            ...shared,
            amount: -standing.amount,
            why: whyReversed(shipment, isCharged),
            of: standing.n,
          },
        ];
  const anew: Entry[] = isCharged
    ? [
        {
          kind: 'CHARGE',
          n: entries.length + back.length + 1,
          ...shared,
          why: whyCharged(standing, shipment),
          ...price,
        },
      ]
    : [];
  const priced = [...back, ...anew];
  const why = whyReversed(shipment, isCharged);
  return [...priced, ...creditEnded([...entries, ...priced], isCharged ? price.amount : 0, shared, why)];
};

/** The invoice with the day until which it has to be paid; the same one when that is so already, or nothing is owed on it. */
export const withDueDay = (invoice: Invoice, dueAt: string | undefined): Invoice => {
  if (invoice.dueAt === dueAt || owedOf(invoice) <= 0) return invoice;
  const { dueAt: _before, ...rest } = invoice;
  return dueAt === undefined ? rest : { ...rest, dueAt };
};

/** Name, company and address of who pays. */
const billToOf = ({ chargesTerm, shipper, consignee }: BilledShipment): string[] =>
  (chargesTerm === 'PREPAID'
    ? [shipper.name, shipper.company, ...shipper.address, shipper.country]
    : [
        printedName(consignee),
        consignee.company,
        consignee.street,
        consignee.street2,
        consignee.city,
        consignee.region,
      ]
  ).filter((text): text is string => text !== undefined && text !== '');

/** The invoice with its new entries: its first version, or the next one. */
export const withEntries = (
  before: Invoice | undefined,
  number: string,
  shipment: BilledShipment,
  entries: readonly Entry[],
  at: string,
): Invoice => ({
  number,
  version: (before?.version ?? 0) + 1,
  shipment: shipment.number,
  ownerId: shipment.ownerId,
  chargesTerm: shipment.chargesTerm,
  to: shipment.to,
  billTo: billToOf(shipment),
  currency: 'USD',
  promised: shipment.promise.total,
  entries: [...(before?.entries ?? []), ...entries],
  ...(before?.dueAt === undefined ? {} : { dueAt: before.dueAt }),
  issuedAt: before?.issuedAt ?? at,
  changedAt: at,
});
