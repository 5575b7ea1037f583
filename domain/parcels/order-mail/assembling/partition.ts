import type { Finding, GoodsFound } from '../reading/findings.ts';
import type { TrackingFound } from '../reading/tracking-numbers.ts';

/** The findings of one order. A part begins where its number stands again above further goods. */
export interface OrderPart {
  readonly number?: { readonly number: string; readonly from: string };
  readonly parts: readonly (readonly Finding[])[];
}

type OrderNumber = Extract<Finding, { is: 'ORDER' }>;

const isNumber = (finding: Finding): finding is OrderNumber => finding.is === 'ORDER';
const hasGoods = (findings: readonly Finding[]): boolean => findings.some(({ is }) => is === 'GOODS');

/** Numbers stand above the goods of an order in most mails, and below them in some. */
const chunks = (findings: readonly Finding[]): readonly { number?: OrderNumber; findings: Finding[] }[] => {
  const firstGoods = findings.findIndex(({ is }) => is === 'GOODS');
  const firstNumber = findings.findIndex(isNumber);
  const isBelow = firstGoods > -1 && firstGoods < firstNumber;
  const all: { number?: OrderNumber; findings: Finding[] }[] = [{ findings: [] }];
  for (const finding of findings) {
    if (!isNumber(finding)) all.at(-1)?.findings.push(finding);
    else if (isBelow) {
      Object.assign(all.at(-1) ?? {}, { number: finding });
      all.push({ findings: [] });
    } else all.push({ number: finding, findings: [] });
  }
  return all;
};

/** Separates the orders of a mail by their numbers; what stands before the first or after the last belongs to the nearest. */
export const ordersIn = (findings: readonly Finding[]): readonly OrderPart[] => {
  const byNumber = new Map<string, { number: OrderNumber; parts: Finding[][] }>();
  const waiting: Finding[] = [];
  let last: { parts: Finding[][] } | undefined;
  for (const chunk of chunks(findings)) {
    if (chunk.number === undefined) {
      if (last) last.parts.at(-1)?.push(...chunk.findings);
      else waiting.push(...chunk.findings);
      continue;
    }
    const order = byNumber.get(chunk.number.number) ?? { number: chunk.number, parts: [[]] };
    byNumber.set(chunk.number.number, order);
    const begun = order.parts.at(-1);
    const more = [...waiting.splice(0), ...chunk.findings];
    if (begun && !(hasGoods(begun) && hasGoods(more))) begun.push(...more);
    else order.parts.push(more);
    last = order;
  }
  if (last === undefined) return [{ parts: [waiting] }];
  return [...byNumber.values()];
};

/** A box: its number, and what the mail says is in it. */
export interface Box {
  readonly tracking?: TrackingFound & { readonly from: string };
  readonly goods: readonly GoodsFound[];
}

export interface Boxes {
  readonly boxes: readonly Box[];
  readonly unplaced: readonly GoodsFound[];
}

type Tracking = Extract<Finding, { is: 'TRACKING' }>;

const ofKind = <Kind extends Finding['is']>(findings: readonly Finding[], kind: Kind) =>
  findings.filter((finding): finding is Extract<Finding, { is: Kind }> => finding.is === kind);

const distinct = (numbers: readonly Tracking[]): readonly Tracking[] =>
  numbers.filter(({ number }, index) => numbers.findIndex((other) => other.number === number) === index);

/** Cuts before each of those that satisfy a condition. */
const cutBefore = (
  findings: readonly Finding[],
  begins: (finding: Finding, before: Finding | undefined) => boolean,
) => {
  const parts: Finding[][] = [[]];
  findings.forEach((finding, index) => {
    if (begins(finding, findings[index - 1])) parts.push([]);
    parts.at(-1)?.push(finding);
  });
  return parts.filter((part) => part.length > 0);
};

/** Numbers and goods that take turns: each number has the goods below it, or above it if the goods come first. */
const inTurns = (findings: readonly Finding[]): readonly (readonly Finding[])[] => {
  const relevant = findings.filter(({ is }) => is === 'TRACKING' || is === 'GOODS');
  return relevant[0]?.is === 'GOODS'
    ? cutBefore(relevant, (finding, before) => finding.is === 'GOODS' && before?.is === 'TRACKING')
    : cutBefore(relevant, (finding, before) => finding.is === 'TRACKING' && before?.is === 'GOODS');
};

/** One box, or several of which nobody can tell what is in which. */
const together = (findings: readonly Finding[]): Boxes => {
  const numbers = distinct(ofKind(findings, 'TRACKING'));
  const goods = ofKind(findings, 'GOODS');
  if (numbers.length > 1)
    return { boxes: numbers.map((tracking) => ({ tracking, goods: [] })), unplaced: goods };
  const [tracking] = numbers;
  if (tracking === undefined && goods.length === 0) return { boxes: [], unplaced: [] };
  return { boxes: [{ ...(tracking && { tracking }), goods }], unplaced: [] };
};

const withoutRepeated = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    if (finding.is !== 'TRACKING') return true;
    const isNew = !seen.has(finding.number);
    seen.add(finding.number);
    return isNew;
  });
};

/** Goods below the last of several boxes may be in any of them. */
const afterTheLast = (boxes: readonly Boxes[]): readonly Boxes[] => {
  const filled = boxes.filter(({ boxes: each }) => each.some(({ goods }) => goods.length > 0));
  const last = boxes.at(-1);
  if (boxes.length < 2 || last === undefined || filled.length !== 1 || filled[0] !== last) return boxes;
  const emptied = last.boxes.map((box) => ({ ...box, goods: [] }));
  return [...boxes.slice(0, -1), { boxes: emptied, unplaced: last.boxes.flatMap(({ goods }) => goods) }];
};

const boxesOfPart = (part: readonly Finding[]): Boxes => {
  const headed = cutBefore(part, ({ is }) => is === 'BOX');
  const inBoxes = headed.length > 1 || part[0]?.is === 'BOX' ? headed : inTurns(part);
  return merged(afterTheLast(inBoxes.map(together)));
};

const merged = (all: readonly Boxes[]): Boxes => ({
  boxes: all.flatMap(({ boxes }) => boxes),
  unplaced: all.flatMap(({ unplaced }) => unplaced),
});

/** The boxes of an order. Its parts are boxes of their own. */
export const boxesOf = ({ parts }: OrderPart): Boxes => {
  const all = merged(parts.map((part) => boxesOfPart(withoutRepeated(part))));
  const firstOf = (box: Box): number =>
    all.boxes.findIndex(({ tracking }) => tracking !== undefined && tracking.number === box.tracking?.number);
  // The same number in two parts is the same box.
  const boxes = all.boxes.flatMap((box, index) => {
    if (box.tracking === undefined) return [box];
    if (firstOf(box) !== index) return [];
    return [
      {
        ...box,
        goods: all.boxes
          .filter(({ tracking }) => tracking?.number === box.tracking?.number)
          .flatMap(({ goods }) => goods),
      },
    ];
  });
  return { boxes, unplaced: all.unplaced };
};
