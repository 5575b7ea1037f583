/**
 * The calculator's fields as a query, so that a price can be sent to somebody: `?to=GY&g=1B55x140`. Names and forms are
 * stable, for links live long: `g` has rows joined by `_`, a box as `2b16x12x12x18.4` (two of length, width, height and
 * weight), a barrel as `1B55x140`, or `1B55x140e` if it is bought empty first; `kind=barrel` begins with a barrel without
 * weight. What cannot be understood is left out.
 */
import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { type Draft, emptyBarrel, emptyDraft, type GoodsDraft, MOST_ROWS } from './draft.ts';
import { numberOf } from './units.ts';

/** Precision of numbers in links; finer input is rounded. */
const DECIMALS = 6;
const MEASURE = String.raw`(\d{0,5}(?:\.\d{1,${DECIMALS}})?)`;
const BOX = new RegExp(`^(\\d{0,3})b${MEASURE}x${MEASURE}x${MEASURE}x${MEASURE}$`);
const BARREL = new RegExp(`^(\\d{0,3})B(30|55|77)x${MEASURE}(e?)$`);
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
const ZIP = /^\d{5}$/;
/** Names of towns: `Vreed-en-Hoop`, `St. George’s`. */
const TOWN = /^\p{L}[\p{L}\p{M}\d'’. -]{1,58}$/u;

const readRow = (text: string, id: number): GoodsDraft | undefined => {
  const box = BOX.exec(text);
  if (box) {
    const [, quantity = '', length = '', width = '', height = '', weight = ''] = box;
    return { kind: 'box', id, quantity, length, width, height, weight };
  }
  const [, quantity = '', size, weight = '', empty] = BARREL.exec(text) ?? [];
  if (size !== '30' && size !== '55' && size !== '77') return undefined;
  return { kind: 'barrel', id, barrel: `B${size}`, quantity, weight, emptyNeeded: empty === 'e' };
};

const readRows = (text: string): readonly GoodsDraft[] =>
  text
    .split('_', MOST_ROWS)
    .map((row, index) => readRow(row, index + 1))
    .filter((row) => row !== undefined);

/** True for a link with more rows than the calculator takes: only its first ones are shown and priced. */
export const isCutShort = (search: string): boolean =>
  (new URLSearchParams(search).get('g') ?? '').split('_', MOST_ROWS + 1).length > MOST_ROWS;

const isDestination = (text: string): text is DestinationCode =>
  destinationCodes.some((code) => code === text);

const matching = (text: string | null, pattern: RegExp): string =>
  text !== null && pattern.test(text) ? text : '';

/** The draft of a query. Invalid parts are ignored, so that the calculator always opens. */
export const readLink = (search: string): Draft => {
  const query = new URLSearchParams(search);
  const to = query.get('to')?.toUpperCase() ?? '';
  const rows = readRows(query.get('g') ?? '');
  const first = query.get('kind') === 'barrel' ? [emptyBarrel(1, 'B55')] : emptyDraft.goods;
  const [lengthUnit, weightUnit] = (query.get('u') ?? '').split('-');
  const asks = (name: string): boolean => query.get(name) === '1';
  const mailbox = asks('mailbox');
  const zip = mailbox ? '' : matching(query.get('zip'), ZIP);
  return {
    to: isDestination(to) ? to : emptyDraft.to,
    goods: rows.length > 0 ? rows : first,
    lengthUnit: lengthUnit === 'cm' ? 'cm' : 'in',
    weightUnit: weightUnit === 'kg' ? 'kg' : 'lb',
    express: asks('express'),
    mailbox,
    // Goods at the dock need no pickup.
    pickup: !mailbox && (zip !== '' || asks('pickup')),
    zip,
    stairs: asks('stairs'),
    door: asks('door'),
    town: asks('door') ? matching(query.get('town'), TOWN) : '',
    brokerage: asks('broker'),
    value: matching(query.get('value'), AMOUNT),
    insured: asks('insured'),
    dearest: matching(query.get('dearest'), AMOUNT),
  };
};

/** A number as links have it; nothing for what is none. */
const plain = (typed: string, pattern: RegExp): string => matching(String(numberOf(typed) ?? ''), pattern);

const MEASURED = new RegExp(`^${MEASURE}$`);
const COUNTED = /^\d{0,3}$/;

/** A length or weight as links have it: in plain decimals, never `1e-7`. */
const measured = (typed: string): string => {
  const value = numberOf(typed) ?? Number.NaN;
  return matching(value.toFixed(DECIMALS).replace(/\.?0+$/, ''), MEASURED);
};

const writeRow = (row: GoodsDraft): string => {
  const quantity = plain(row.quantity, COUNTED);
  const weight = measured(row.weight);
  return row.kind === 'barrel'
    ? `${quantity}${row.barrel}x${weight}${row.emptyNeeded ? 'e' : ''}`
    : `${quantity}b${[row.length, row.width, row.height].map(measured).join('x')}x${weight}`;
};

/** The query of a draft for `readLink`, without question mark; defaults are left out. */
export const writeLink = (draft: Draft): string => {
  const { lengthUnit, weightUnit } = draft;
  const pickup = draft.pickup && !draft.mailbox;
  const zip = pickup ? matching(draft.zip, ZIP) : '';
  const parts: readonly (readonly [string, string])[] = [
    ['to', draft.to],
    ['g', draft.goods.map(writeRow).join('_')],
    ['u', lengthUnit === 'in' && weightUnit === 'lb' ? '' : `${lengthUnit}-${weightUnit}`],
    ['express', draft.express ? '1' : ''],
    ['mailbox', draft.mailbox ? '1' : ''],
    ['pickup', pickup && !zip ? '1' : ''],
    ['zip', zip],
    ['stairs', pickup && draft.stairs ? '1' : ''],
    ['door', draft.door ? '1' : ''],
    ['town', draft.door ? matching(draft.town.trim(), TOWN) : ''],
    ['broker', draft.brokerage ? '1' : ''],
    ['value', plain(draft.value, AMOUNT)],
    ['insured', draft.insured ? '1' : ''],
    ['dearest', plain(draft.dearest, AMOUNT)],
  ];
  return String(
    new URLSearchParams(parts.filter(([, value]) => value !== '').map(([name, value]) => [name, value])),
  );
};

/** The whole path of a draft on this site. */
export const pathOf = (draft: Draft): string => `/shipping-calculator?${writeLink(draft)}`;
