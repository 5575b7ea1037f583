import type { MailLine } from '../text/lines.ts';
import type { Finding } from './findings.ts';
import { GoodsReader } from './goods.ts';
import { joinedLines } from './joined-lines.ts';
import { columnOf } from './labels.ts';
import { type AmountOf, type LineRead, readLine } from './line.ts';
import { namesAnotherDollar } from './money.ts';
import { endsAdvertising, leadsToName, startsAdvertising, startsList } from './noise.ts';
import { orderNumberIn } from './order-numbers.ts';
import { trackingIn } from './tracking-numbers.ts';

const BOX =
  /^(?:package|shipment|parcel|box|carton)\s?(?:#|no\.?)?\s?\d{1,2}\b(?! ?(?:item|x|×))(?:\s?(?:of|\/)\s?\d{1,2})?/i;
const MOST_FINDINGS = 400;

interface State {
  readonly findings: Finding[];
  readonly goods: GoodsReader;
  readonly foreign: boolean;
  /** What the columns of a table are, from its head. */
  columns: readonly string[];
  isAdvertising: boolean;
  /** The sum of an order stands below its goods; what comes after is something else. */
  isSummedUp: boolean;
  /** The next line may be the name of who gets it. */
  isNameNext: boolean;
}

/** In a table with a head, amounts are what the head says, and a bare number is how many. */
const inColumns = (text: string, read: LineRead, columns: readonly string[]): LineRead => {
  if (columns.length < 2) return read;
  if (columns.includes('QUANTITY') && /^\d{1,3}$/.test(text)) return { ...read, quantity: Number(text) };
  const of: AmountOf = columns.includes('ONE') ? 'UNSAID' : columns.includes('ALL') ? 'ALL' : 'UNSAID';
  return read.amountOf === 'UNSAID' ? { ...read, amountOf: of } : read;
};

const startOrder = (state: State): void => {
  state.goods.end();
  state.isAdvertising = false;
  state.isSummedUp = false;
  state.columns = [];
};

/** Order, box and tracking numbers of a line. False if it has none, so that it may be about goods. */
function readNumbers(state: State, line: MailLine, before: string): boolean {
  const { text } = line;
  const number = orderNumberIn(text);
  if (number !== undefined) {
    startOrder(state);
    state.findings.push({ is: 'ORDER', number, from: text });
  }
  if (BOX.test(text)) {
    startOrder(state);
    state.findings.push({ is: 'BOX', from: text });
  }
  const speaks = number === undefined || /\btrack/i.test(text);
  const tracking = speaks ? trackingIn(line, before) : trackingIn({ text: '', links: line.links }, before);
  const inText = tracking.filter(({ number: each }) =>
    text
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .includes(each),
  );
  if (inText.length > 0) startOrder(state);
  for (const each of tracking)
    state.findings.push({
      is: 'TRACKING',
      from: inText.includes(each) ? text : (line.links[0] ?? text),
      ...each,
    });
  return number !== undefined || BOX.test(text) || inText.length > 0;
}

const isOfOrder = ({ label }: LineRead): boolean => label !== undefined && label !== 'ONE' && label !== 'ALL';

/** An old price, or what is saved, stands among the goods and not below them. */
const isAmongGoods = (text: string): boolean =>
  /\b(?:was|reg|regular|msrp|list|compare|comp|saved?|savings|items? total)\b/i.test(text);

function readSum(state: State, read: LineRead, text: string): void {
  if (!isAmongGoods(text)) state.goods.end();
  const { label } = read;
  // Where a line has several, as `Total (2 items at $5) $10`, the sum stands last.
  const amount = read.amounts.at(-1);
  if (label !== 'SUBTOTAL' && label !== 'TOTAL' && label !== 'OTHER') return;
  if (!amount) return;
  state.findings.push({ is: 'SUM', of: label, cents: amount.cents, from: text });
  state.isSummedUp ||=
    label !== 'OTHER' && !isAmongGoods(text) && state.findings.some(({ is }) => is === 'GOODS');
}

function readText(state: State, line: MailLine): void {
  const { text } = line;
  if (startsAdvertising(text)) {
    state.goods.end();
    state.isAdvertising = true;
  }
  if (endsAdvertising(text)) state.isAdvertising = false;
  if (startsList(text)) {
    state.goods.startList();
    return;
  }
  const column = columnOf(text);
  if (column !== undefined) {
    state.columns = [...state.columns, column];
    return;
  }
  const read = inColumns(text, readLine(text, state.foreign), state.columns);
  if (isOfOrder(read)) {
    readSum(state, read, text);
    return;
  }
  const isName =
    state.isNameNext && read.amounts.length === 0 && read.quantity === undefined && text.length <= 40;
  state.isNameNext = leadsToName(text);
  if (state.isAdvertising || state.isSummedUp || isName || state.isNameNext) return;
  state.goods.read(read, text);
}

/** Everything that the lines of a mail say about orders, boxes, tracking numbers, goods and sums, in their order. */
export const readLines = (lines: readonly MailLine[]): readonly Finding[] => {
  const findings: Finding[] = [];
  const state: State = {
    findings,
    goods: new GoodsReader((goods) => findings.push(goods)),
    foreign: lines.some(({ text }) => namesAnotherDollar(text)),
    columns: [],
    isAdvertising: false,
    isSummedUp: false,
    isNameNext: false,
  };
  let before = '';
  for (const line of joinedLines(lines)) {
    if (findings.length > MOST_FINDINGS) break;
    if (!readNumbers(state, line, before) && line.text !== '') readText(state, line);
    if (line.text !== '') before = line.text;
  }
  state.goods.end();
  return findings;
};
