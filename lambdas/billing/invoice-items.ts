import { balanceOf, settledAt, waitingChecks } from '#domain/billing/balance.ts';
import { checkOf } from '#domain/billing/checks/waiting.ts';
import { isTaking, type MoneyEntry } from '#domain/billing/entries.ts';
import { Invoice, subjectOf, summaryOf } from '#domain/billing/invoice.ts';
import { Taking } from '#domain/billing/takings.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';

/** All invoices are in one partition of the index, in the order of their numbers. */
export const INVOICES = 'INVOICES';
export const COUNTER = { pk: 'NUMBERS', sk: 'INVOICES' };
export const ownerPartition = (ownerId: string): string => `OWNER#${ownerId}`;
/** The owner is in the key, so that one of somebody else is not found. */
export const keyOf = (ownerId: string, number: string) => ({ pk: ownerPartition(ownerId), sk: number });
/** The one invoice of a shipment. */
export const shipmentKey = (shipment: string) => ({ pk: `SHIPMENT#${shipment}`, sk: 'INVOICE' });
/** The invoices of a person without a shipment, in the order of their numbers. */
export const personPartition = (userId: string): string => `PERSON#${userId}`;
/** What an invoice is of: a shipment, which has one, or a person, who may have several. */
export const causeKey = (invoice: Invoice) => {
  const subject = subjectOf(invoice);
  return subject.kind === 'SHIPMENT'
    ? shipmentKey(subject.number)
    : { pk: personPartition(subject.userId), sk: invoice.number };
};
/** Which number the next invoice of a shipment or a person gets. */
export const reservedKey = (of: string) => ({ pk: `RESERVED#${of}`, sk: 'NUMBER' });
/** The invoices that were issued on a New York day. */
export const issuedPartition = (day: string): string => `ISSUED#${day}`;
/** That a shipment or a person has the invoice, in the list of the day when it was issued. It is written once. */
export const causeItem = (invoice: Invoice) => {
  const { number, ownerId, issuedAt } = invoice;
  return {
    ...causeKey(invoice),
    gsi1pk: issuedPartition(newYorkDay(Date.parse(issuedAt))),
    gsi1sk: `${issuedAt}#${number}`,
    number,
    ownerId,
  };
};
/** Where the desk, which knows only the number, finds it. */
export const numberKey = (number: string) => ({ pk: `NUMBER#${number}`, sk: 'NUMBER' });
/** Money that moved, by the id of its entry: the same id on another invoice is refused. */
export const moneyKey = (id: string) => ({ pk: `MONEY#${id}`, sk: 'MONEY' });

/** Parsing removes the keys and checks the item against the domain's schema. */
export const toInvoice = (item: unknown): Invoice => Invoice.parse(item);
export const toTaking = (item: unknown): Taking => Taking.parse(item);

/** An invoice, in the list of all. */
export const itemOf = (invoice: Invoice) => ({
  ...keyOf(invoice.ownerId, invoice.number),
  gsi1pk: INVOICES,
  gsi1sk: invoice.number,
  ...invoice,
});

/** The lists of invoices by what is owed on them. */
const lists = ['OWED', 'TO_PAY_BACK', 'SETTLED', 'NOTHING'] as const;
export type List = (typeof lists)[number];
export const listPartition = (list: List): string => `LIST#${list}`;

const listOf = (invoice: Invoice): List => {
  const { owed, charged } = balanceOf(invoice);
  if (owed > 0) return 'OWED';
  if (owed < 0) return 'TO_PAY_BACK';
  return charged === 0 ? 'NOTHING' : 'SETTLED';
};

/** After every day: no day is known until which it has to be paid. */
const NO_DAY = '9999';

/** The number of an invoice leads to it, and is in exactly one of the lists: what is owed by the day when it is due, the others by when they were settled or issued. */
export const numberItem = (invoice: Invoice) => {
  const { number, ownerId, issuedAt, dueAt = NO_DAY } = invoice;
  const list = listOf(invoice);
  const day = list === 'OWED' ? dueAt : (settledAt(invoice) ?? issuedAt);
  return {
    ...numberKey(number),
    ownerId,
    gsi1pk: listPartition(list),
    gsi1sk: `${day}#${number}`,
    ...summaryOf(invoice),
  };
};

/** The checks that other entries paid, ended, or made wait again: their places in the list follow. */
export const checksChangedBy = (
  { entries }: Invoice,
  added: readonly MoneyEntry[],
): readonly MoneyEntry[] => {
  const places = new Set(added.map((entry) => checkOf(entries, entry)));
  return entries.filter(
    (entry) => entry.kind === 'CHECK' && places.has(entry.n) && !added.some(({ n }) => n === entry.n),
  ) as MoneyEntry[];
};

export const takingsPartition = (day: string): string => `TAKINGS#${day}`;

/** All checks that wait for the bank are in one partition of the index, in the order in which they came. */
export const WAITING_CHECKS = 'CHECKS#WAITING';

/** The list in which an entry of money is: that of its New York day, or of the checks that wait. Charges and credits are in none. */
const moneyListOf = (invoice: Invoice, entry: MoneyEntry) => {
  const gsi1sk = `${entry.at}#${entry.id}`;
  if (isTaking(entry)) return { gsi1pk: takingsPartition(newYorkDay(Date.parse(entry.at))), gsi1sk };
  const waits = waitingChecks(invoice).some(({ n }) => n === entry.n);
  return entry.kind === 'CHECK' && waits ? { gsi1pk: WAITING_CHECKS, gsi1sk } : {};
};

/** At which counter or into which bag the money of an entry was taken, and in which other currency; nothing at our own desk. */
export const takenAt = ({ entries }: Invoice, entry: MoneyEntry): Pick<Taking, 'place' | 'local' | 'bag'> => {
  const payment = entry.kind === 'VOID' ? entries.find(({ n }) => n === entry.of) : entry;
  if (payment?.kind !== 'PAYMENT') return {};
  const { place, local, bag } = payment;
  return {
    ...(place === undefined ? {} : { place }),
    ...(local === undefined ? {} : { local }),
    ...(bag === undefined ? {} : { bag }),
  };
};

/** Who took the money of an entry: of a payment that is voided who took that, of one by check who took the check. */
const takerOf = ({ entries }: Invoice, entry: MoneyEntry): string => {
  const check = checkOf(entries, entry);
  const earlier = check ?? (entry.kind === 'VOID' ? entry.of : undefined);
  const taken = entries.find(({ n }) => n === earlier);
  return taken?.kind === 'PAYMENT' || taken?.kind === 'CHECK' ? taken.by : entry.by;
};

/** An entry of money, in the list where people look for it. */
export const moneyItem = (invoice: Invoice, entry: MoneyEntry) => {
  const { number, shipment, billTo } = invoice;
  const { n, ...told } = entry;
  return {
    ...moneyKey(entry.id),
    ...moneyListOf(invoice, entry),
    ...told,
    ...(entry.kind === 'CHECK' ? { n } : {}),
    taker: takerOf(invoice, entry),
    ...takenAt(invoice, entry),
    invoice: number,
    ...(shipment === undefined ? {} : { shipment }),
    name: billTo[0] ?? '',
  };
};
