import type { Item } from '../../runtime/table/get-item.ts';

export const WAYBILLS = 'WAYBILLS';

/** The key of the item with the stock of numbers. */
export const stockKey = { pk: WAYBILLS, sk: 'STOCK' } as const;

/** Digits of serials and versions in keys, so that text sorts like numbers. */
const WIDTH = 7;
const ordered = (number: number): string => String(number).padStart(WIDTH, '0');

const USED = 'USED#';
/** The key of the item that says which shipment has a number. */
export const usedKey = (serial: number) => ({ pk: WAYBILLS, sk: `${USED}${ordered(serial)}` });
/** The serial in the key of such an item. */
export const serialIn = ({ sk }: Item): number => Number(String(sk).slice(USED.length));

export const stockHistoryPrefix = 'HISTORY#';
export const stockHistoryKey = (version: number) => ({
  pk: WAYBILLS,
  sk: `${stockHistoryPrefix}${ordered(version)}`,
});
