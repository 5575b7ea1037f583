import type { MailLine } from '../text/lines.ts';
import { columnOf, labelOf } from './labels.ts';
import { amountsIn } from './money.ts';

const NAMES_NUMBER =
  /(?:^|[\s.'-])(?:order|tracking|receipt|confirmation|shipment)\s?(?:number|no\.?|id|#)?s?\s?[:#]*$/i;
const LONGEST_NAME = 50;

const needsNumber = (text: string): boolean =>
  text.length <= LONGEST_NAME && NAMES_NUMBER.test(text) && !/\d/.test(text);

const IS_NUMBER = /^#?[A-Z0-9][A-Z0-9 -]{2,45}$/i;
const NEEDS_COUNT = /^(?:qty|quantity)\.?\s*:?$/i;
const IS_COUNT = /^x? ?\d{1,3}$/i;

const isAmount = (text: string): boolean => {
  const [amount, ...more] = amountsIn(text, false);
  return amount !== undefined && more.length === 0 && text.length - (amount.end - amount.start) <= 8;
};

const needsAmount = (text: string): boolean =>
  amountsIn(text, false).length === 0 && labelOf(text) !== undefined;

/** How many lines after this one have its value: none, the next, or the one after a remark. */
const valueAfter = (text: string, next: string, second: string): 0 | 1 | 2 => {
  if (needsNumber(text) && IS_NUMBER.test(next) && /\d{3}/.test(next)) return 1;
  if (NEEDS_COUNT.test(text) && IS_COUNT.test(next)) return 1;
  if (!needsAmount(text)) return 0;
  if (isAmount(next)) return 1;
  return isAmount(second) &&
    amountsIn(next, false).length === 0 &&
    columnOf(text) === undefined &&
    /^(?:based on|includes?|with|\(|you|promo|[\p{L} ]*\d+%)/iu.test(next)
    ? 2
    : 0;
};

/** Puts a label and its value into one line where the mail has them in two, as in the cells of a table: `Subtotal` and `$19.99`. */
export const joinedLines = (lines: readonly MailLine[]): readonly MailLine[] => {
  const joined: MailLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) break;
    const values = lines.slice(index + 1, index + 3);
    const after = valueAfter(line.text, values[0]?.text ?? '', values[1]?.text ?? '');
    const value = values[after - 1];
    if (after === 0 || value === undefined) joined.push(line);
    else
      joined.push({
        text: `${line.text} ${value.text}`,
        links: [...line.links, ...values.slice(0, after).flatMap(({ links }) => links)],
      });
    index += after;
  }
  return joined;
};
