import type { GoodsFound } from './findings.ts';
import type { LineRead } from './line.ts';

interface Title {
  readonly text: string;
  readonly bulleted: boolean;
}

const MOST_TITLES = 4;
const BEST_LENGTH = 60;
const PER_LINE_AWAY = 6;
/** `Delivers: Nov 6` says something of the goods rather than what they are. */
const FOR_LABEL = 25;

/** Of the lines above a price or a number, the one that names the goods: long, near, and best after a bullet. */
const best = (titles: readonly Title[]): string | undefined => {
  const scored = titles.map(({ text, bulleted }, index) => ({
    text,
    score:
      Math.min(text.length, BEST_LENGTH) -
      PER_LINE_AWAY * (titles.length - 1 - index) +
      (bulleted ? BEST_LENGTH : 0) -
      (/^\p{L}+(?: \p{L}+)?: /u.test(text) ? FOR_LABEL : 0),
  }));
  return scored.reduce<(typeof scored)[number] | undefined>(
    (found, each) => (found === undefined || each.score > found.score ? each : found),
    undefined,
  )?.text;
};

type Open = { -readonly [Key in keyof GoodsFound]: GoodsFound[Key] };

/** Gathers goods from lines that stand below each other: what they are called, how many, and what they cost, in any order. */
export class GoodsReader {
  readonly #found: (goods: GoodsFound) => void;
  #titles: Title[] = [];
  #open: Open | undefined;
  /** A mail lists goods after a sign where it has no numbers and prices for them. */
  #inList = false;

  constructor(found: (goods: GoodsFound) => void) {
    this.#found = found;
  }

  /** The goods so far are complete, and no line before this one names others. */
  end(): void {
    this.#close();
    if (this.#inList) this.#endList();
    this.#titles = [];
    this.#inList = false;
  }

  startList(): void {
    this.end();
    this.#inList = true;
  }

  #endList(): void {
    for (const { text, bulleted } of this.#titles)
      if (bulleted) this.#found({ is: 'GOODS', title: text, amounts: [], from: text });
  }

  /** Takes a line that is about goods, or about nothing. */
  read(line: LineRead, from: string): void {
    const { title, quantity, amounts } = line;
    const isAnchor = quantity !== undefined || amounts.length > 0;
    if (title !== undefined) this.#name({ text: title, bulleted: line.bulleted }, isAnchor);
    if (!isAnchor) return;
    if (title === undefined && !this.#belongsToOpen(line)) this.#close();
    this.#open ??= this.#opened();
    if (!this.#open) return;
    if (quantity !== undefined && this.#open.quantity === undefined) {
      this.#open.quantity = quantity;
      this.#open.quantityFrom = from;
    }
    const found = amounts.map(({ cents }) => ({ cents, of: line.amountOf, from }));
    this.#open.amounts = [...this.#open.amounts, ...found];
  }

  /** Below `Mug × 2`, a line such as `Green` describes it if a price follows, and names the next goods if not. */
  #belongsToOpen({ quantity }: LineRead): boolean {
    if (this.#titles.length === 0 || !this.#open) return true;
    if (quantity !== undefined) return false;
    this.#titles = [];
    return true;
  }

  #close(): void {
    if (this.#open) this.#found(this.#open);
    this.#open = undefined;
  }

  /** A name begins other goods if those before have a price already. */
  #name(title: Title, isAnchor: boolean): void {
    const mayDescribe = !isAnchor && this.#open?.amounts.length === 0;
    if (this.#open && !mayDescribe) {
      this.#close();
      this.#titles = [];
    }
    // A line with name and price is complete in itself: no line above it names these goods.
    if (isAnchor) this.#titles = [title];
    else if (this.#inList) this.#titles.push(title);
    else this.#titles = [...this.#titles, title].slice(-MOST_TITLES);
  }

  #opened(): Open | undefined {
    const title = best(this.#titles.slice(-MOST_TITLES));
    if (title === undefined) return undefined;
    // In a list, the goods before these had neither number nor price.
    const others = this.#inList
      ? this.#titles.filter(({ text, bulleted }) => bulleted && text !== title)
      : [];
    for (const { text } of others) this.#found({ is: 'GOODS', title: text, amounts: [], from: text });
    this.#titles = [];
    return { is: 'GOODS', title, amounts: [], from: title };
  }
}
