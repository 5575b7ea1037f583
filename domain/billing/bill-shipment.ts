import type { Cents } from '../kernel/money.ts';
import { printedName } from '../kernel/person/latin-name.ts';
import { pieceStates } from '../shipments/lifecycle.ts';
import type { Shipment } from '../shipments/shipment.ts';
import { creditedOf, owedOf, standingCharge, standingFees } from './balance.ts';
import { filingEntry } from './charges/filing.ts';
import { type Charge, type Entry, isPriceEntry } from './entries.ts';
import type { Invoice, ShipmentInvoice } from './invoice.ts';
import { defaultTaxRates, type TaxRates, taxOf, withTax } from './tax.ts';

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
  | 'commodities'
  | 'eei'
>;

/** What a bill depends on besides its shipment. */
export interface BillTerms {
  readonly rates: TaxRates;
  /** What an export filing costs by the rate card of the shipment, in cents. */
  readonly filing: Cents;
}
/** No tax, and no price for a filing. */
export const noTerms: BillTerms = { rates: defaultTaxRates, filing: 0 };

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
const priceOf = (
  { promise, charged, reweigh, ownerId }: BilledShipment,
  { rates }: Pick<BillTerms, 'rates'>,
): Price => {
  const { total, rateCardVersion, ...price } = charged ?? promise;
  const lines = withTax(price.lines, rates);
  const { quote } = promise;
  const agreedAt = charged === undefined ? undefined : reweigh?.decidedAt;
  return {
    amount: total + taxOf(lines),
    lines,
    rateCardVersion,
    ...(quote === undefined ? {} : { quote }),
    ...(agreedAt === undefined ? {} : { approved: { by: ownerId, at: agreedAt } }),
  };
};

/** Whether two prices are the same without tax: another rate of the tax changes no price that was charged before. */
const isSamePrice = (one: Price, other: Price): boolean =>
  one.amount - taxOf(one.lines) === other.amount - taxOf(other.lines) &&
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

/** The entries that bring the price up to date: one that changed is taken back whole and charged anew. */
const priceEntries = (
  entries: readonly Entry[],
  shipment: BilledShipment,
  { price, at }: { readonly price: Price | undefined; readonly at: string },
): readonly Entry[] => {
  const standing = standingCharge({ entries });
  if (price !== undefined && standing !== undefined && isSamePrice(standing, price)) return [];
  const shared = { at, shipmentVersion: shipment.version };
  const back: readonly Entry[] =
    standing === undefined
      ? []
      : [
          {
            kind: 'REVERSAL',
            n: entries.length + 1,
            ...shared,
            amount: -standing.amount,
            why: whyReversed(shipment, price !== undefined),
            of: standing.n,
          },
        ];
  if (price === undefined) return back;
  const n = entries.length + back.length + 1;
  return [...back, { kind: 'CHARGE', n, ...shared, why: whyCharged(standing, shipment), ...price }];
};

/**
 * The entries that an invoice needs so that it charges what the shipment costs now; none when it does already, or when it was
 * made for a later version of the shipment. A price that changed is taken back whole and charged anew, so that what was billed
 * before stays readable. What is charged by a cause of its own stays, but for the fee of an export filing that is not needed any
 * more. A credit ends with the charge that it lowered.
 */
export const entriesFor = (
  before: Invoice | undefined,
  shipment: BilledShipment,
  at: string,
  terms: BillTerms = noTerms,
): readonly Entry[] => {
  const entries = before?.entries ?? [];
  if (shipment.version < (entries.findLast(isPriceEntry)?.shipmentVersion ?? 0)) return [];
  const now = priceOf(shipment, terms);
  const price = isDue(shipment) && now.amount > 0 ? now : undefined;
  const priced = priceEntries(entries, shipment, { price, at });
  const { filing: fee, rates } = terms;
  const filing = filingEntry({ entries: [...entries, ...priced], shipment, price, fee, rates, at });
  const added = filing === undefined ? priced : [...priced, filing];
  const all = [...entries, ...added];
  const shared = { at, shipmentVersion: shipment.version };
  const fees = standingFees({ entries: all }).reduce((sum, { amount }) => sum + amount, 0);
  const charged = (standingCharge({ entries: all })?.amount ?? 0) + fees;
  return added.length === 0
    ? []
    : [...added, ...creditEnded(all, charged, shared, whyReversed(shipment, price !== undefined))];
};

/**
 * The invoice with the day until which it has to be paid: its own on an account, otherwise the cutoff. The same one when that is so
 * already, or nothing is owed on it.
 */
export const withDueDay = (invoice: Invoice, cutoff: string | undefined): Invoice => {
  const dueAt = invoice.account?.dueAt ?? cutoff;
  if (invoice.dueAt === dueAt || owedOf(invoice) <= 0) return invoice;
  const { dueAt: _before, ...rest } = invoice;
  return dueAt === undefined ? rest : { ...rest, dueAt };
};

/** Name, company and address of a customer who pays. */
export const senderLines = ({ name, company, address, country }: Shipment['shipper']): string[] =>
  [name, company, ...address, country].filter((text): text is string => text !== undefined && text !== '');

/** Name, company and address of who pays. */
const billToOf = ({ chargesTerm, shipper, consignee }: BilledShipment): string[] =>
  chargesTerm === 'PREPAID'
    ? senderLines(shipper)
    : [
        printedName(consignee),
        consignee.company,
        consignee.street,
        consignee.street2,
        consignee.city,
        consignee.region,
      ].filter((text): text is string => text !== undefined && text !== '');

/** The invoice with its new entries: its first version, or the next one. */
export const withEntries = (
  before: Invoice | undefined,
  number: string,
  shipment: BilledShipment,
  entries: readonly Entry[],
  at: string,
): ShipmentInvoice => ({
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
  ...(before?.account === undefined ? {} : { account: before.account }),
  issuedAt: before?.issuedAt ?? at,
  changedAt: at,
});
