import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { auditInvoice } from '#domain/billing/audit.ts';
import { type Entry, isMoneyEntry } from '#domain/billing/entries.ts';
import { Invoice, subjectOf } from '#domain/billing/invoice.ts';
import type { Taking } from '#domain/billing/takings.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { type Pause, pauseOf } from '../../runtime/pause.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { counterItem, counterPartition, takenKey } from '../abroad/counter-items.ts';
import {
  causeItem,
  causeKey,
  itemOf,
  keyOf,
  moneyItem,
  moneyKey,
  numberItem,
  numberKey,
  takenAt,
} from '../invoice-items.ts';
import { journalItem, journalItems, journalKey, journalPartition } from '../journal-items.ts';

/** An invoice changed its name since: whoever pays may have another one by now. */
const withoutName = ({ name: _name, ...rest }: Item): Item => rest;

const moneyOf = ({ entries }: Invoice) => entries.filter(isMoneyEntry);

/** A row of the lists as it is to be. What was listed before there were accounts has none. */
const rightRow = (invoice: Invoice, { accounts }: Item): Item => {
  const { accounts: booked, ...right } = numberItem(invoice);
  return accounts === undefined ? right : { ...right, accounts: booked };
};

const placeWords = ({ gsi1pk, gsi1sk, charged, paid, credited, owed }: Item): string =>
  `${gsi1pk} ${gsi1sk}, ${charged} charged, ${paid} paid, ${credited} credited, ${owed} owed`;

const ofWords = (invoice: Invoice): string => {
  const subject = subjectOf(invoice);
  return subject.kind === 'SHIPMENT' ? `shipment ${subject.number}` : 'the person who is billed';
};

/** A row of the journal keeps its words, and the day on which it was booked. */
const bookedPart = ({ name: _name, what: _what, day: _day, gsi1pk: _list, ...rest }: Item): Item => rest;

/** What a counter abroad took that its account does not have as it is on the invoice. It stays in the settlement in which it was entered. */
const notAtCounter = (invoice: Invoice, stored: ReadonlyMap<string, Item>): readonly Entry[] =>
  moneyOf(invoice).filter((entry) => {
    const { gsi1pk: _settlement, ...right } = counterItem(invoice, entry, 0) ?? {};
    const { gsi1pk = '', ...kept } = stored.get(takenKey(entry.id).pk) ?? {};
    const { place } = takenAt(invoice, entry);
    const isInAccount = place === undefined || String(gsi1pk).startsWith(`${counterPartition(place)}#`);
    return !isInAccount || !isDeepStrictEqual(withoutName(kept), withoutName(right));
  });

/** The entries that the journal does not have as they are on the invoice. */
const notInJournal = (invoice: Invoice, stored: ReadonlyMap<string, Item>): readonly Entry[] =>
  invoice.entries.filter((entry) => {
    const kept = stored.get(journalKey(invoice.number, entry.n).pk) ?? {};
    const right = journalItem(invoice, entry) ?? {};
    const isInList = kept.gsi1pk === (kept.day && journalPartition(String(kept.day)));
    return !isInList || !isDeepStrictEqual(bookedPart(kept), bookedPart(right));
  });

/** What is wrong with the rows that belong to an invoice. `stored` has them by their first key. */
const wrongRows = (invoice: Invoice, stored: ReadonlyMap<string, Item>): readonly string[] => {
  const row = stored.get(numberKey(invoice.number).pk) ?? {};
  const right = rightRow(invoice, row);
  const cause = stored.get(causeKey(invoice).pk);
  const money = moneyOf(invoice).filter((entry) => {
    const kept = stored.get(moneyKey(entry.id).pk) ?? {};
    return !isDeepStrictEqual(withoutName(kept), withoutName(moneyItem(invoice, entry)));
  });
  return [
    ...(isDeepStrictEqual(row, right)
      ? []
      : [`the lists have ${placeWords(row)}; its entries make ${placeWords(right)}`]),
    ...(isDeepStrictEqual(cause, causeItem(invoice))
      ? []
      : [`${ofWords(invoice)} has another invoice, or none, or it is not in the list of its day`]),
    ...money.map(({ n }) => `the takings do not have entry ${n} as it is on the invoice`),
    ...notAtCounter(invoice, stored).map(
      ({ n }) => `the account of the counter does not have entry ${n} as it is on the invoice`,
    ),
    ...notInJournal(invoice, stored).map(
      ({ n }) => `the journal does not have entry ${n} as it is on the invoice`,
    ),
  ];
};

/** What is wrong with an invoice, in words. */
const wrongWith = (item: Item, invoice: Invoice, rows: readonly Item[]): readonly string[] => [
  ...auditInvoice(invoice),
  ...(isDeepStrictEqual(item, itemOf(invoice)) ? [] : ['it is not in the list of all invoices']),
  ...wrongRows(invoice, new Map(rows.map((row) => [String(row.pk), row]))),
];

/** The keys of everything that was written with an invoice, each once. */
const rowKeys = (invoice: Invoice) => {
  const keys = [
    numberKey(invoice.number),
    causeKey(invoice),
    ...moneyOf(invoice).map(({ id }) => moneyKey(id)),
    ...moneyOf(invoice)
      .filter((entry) => takenAt(invoice, entry).place !== undefined)
      .map(({ id }) => takenKey(id)),
    ...journalItems(invoice).map(({ pk, sk }) => ({ pk, sk })),
  ];
  return [...new Map(keys.map((key) => [key.pk, key])).values()];
};

const NOT_THERE = 'it is in the lists, but there is no such invoice';

/**
 * Compares invoices with their own entries and with every row that was written with them: their places in the lists, their shipments,
 * their money in the takings and in the account of a counter abroad, and all that moved something in the journal. What looks wrong is believed when the invoice is still the same after its rows were read.
 */
export const invoiceCheck = (
  client: DynamoDBDocumentClient,
  TableName: string,
  pause: Pause = pauseOf(25),
) => {
  /** The invoice of a number as it is stored, with its key; undefined when the number leads nowhere. */
  const stored = async (number: string) => {
    const pointer = await getItem(client, TableName, numberKey(number));
    if (pointer === undefined) return undefined;
    const key = keyOf(String(pointer.ownerId), number);
    return { key, item: await getItem(client, TableName, key) };
  };
  return {
    /** What is wrong with an invoice, in words; nothing when it is right, undefined when no invoice has this number. */
    check: (number: string): Promise<readonly string[] | undefined> => {
      return untilWritten(
        `Invoice ${number}`,
        async () => {
          const { key, item } = (await stored(number)) ?? {};
          if (key === undefined) return undefined;
          if (item === undefined) return [NOT_THERE];
          const { data: invoice } = Invoice.safeParse(item);
          if (invoice === undefined) return ['it cannot be read'];
          const rows = await getItems(client, TableName, rowKeys(invoice), { consistent: true });
          const wrong = wrongWith(item, invoice, rows);
          const isSettled =
            wrong.length === 0 || (await getItem(client, TableName, key))?.version === invoice.version;
          return isSettled ? wrong : again;
        },
        { pause },
      );
    },
    /** Whether an invoice has the entry of a taking. */
    hasEntry: async ({ invoice, id, amount }: Taking): Promise<boolean> => {
      const { data } = Invoice.safeParse((await stored(invoice))?.item);
      return (
        data?.entries.some((entry) => 'id' in entry && entry.id === id && entry.amount === amount) ?? false
      );
    },
  };
};

export type InvoiceCheck = ReturnType<typeof invoiceCheck>;
