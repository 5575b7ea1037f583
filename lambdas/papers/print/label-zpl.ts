import { bars, qr } from '#domain/papers/barcodes/rectangles.ts';
import type { Label } from '#domain/papers/content/labels.ts';
import {
  zplBlock as block,
  zplDrawing as drawing,
  type ZplField,
  zplText,
} from '#domain/papers/zpl/fields.ts';
import { asciiText } from '../text/printable.ts';
import { labelDay, receiverLines, returnLine } from './label-parts.ts';

/** Four by six inches in dots of a printer with 203 dots per inch. */
const WIDTH = 812;
const HEIGHT = 1218;
const MARGIN = 34;
const INNER = WIDTH - 2 * MARGIN;
const BAR_DOTS = 3;
const BAR_HEIGHT = 130;
const QR_DOTS = 10;

/** Printers draw with fonts of their own, which have ASCII alone. */
const text = (given: string, field: ZplField): string => zplText(asciiText(given), field);

const route = (label: Label): readonly string[] => [
  text(label.airport, { x: MARGIN, y: 136, width: 300, height: 150 }),
  text(label.country, { x: 350, y: 140, width: 250, height: 36 }),
  text(labelDay(label), { x: 350, y: 186, width: 250, height: 36 }),
  ...(label.express
    ? [
        block(350, 234, 190, 50),
        text('EXPRESS', { x: 350, y: 242, width: 190, height: 38, align: 'C', reverse: true }),
      ]
    : []),
  text('PIECE', { x: 600, y: 134, width: WIDTH - MARGIN - 600, height: 24, align: 'R' }),
  text(label.piece, { x: 560, y: 164, width: WIDTH - MARGIN - 560, height: 110, align: 'R' }),
  block(MARGIN, 302, INNER, 4),
];

const RECEIVER_TOP = 400;
const RECEIVER_BOTTOM = 636;

/** The name large, then the other lines in what room is left. */
const receiver = (label: Label): readonly string[] => {
  const lines = [...receiverLines(label), label.to.phone ?? ''].filter((line) => line !== '');
  const step = Math.min(38, Math.floor((RECEIVER_BOTTOM - RECEIVER_TOP) / Math.max(1, lines.length)));
  return [
    text('TO', { x: MARGIN, y: 316, width: 120, height: 22 }),
    text(label.to.name, { x: MARGIN, y: 342, width: INNER, height: 52 }),
    ...lines.map((line, place) =>
      text(line, { x: MARGIN, y: RECEIVER_TOP + place * step, width: INNER, height: Math.min(32, step - 4) }),
    ),
    block(MARGIN, 644, INNER, 2),
  ];
};

const facts = (label: Label): readonly string[] =>
  [
    { title: 'WEIGHT', value: label.weight.replace('·', '/'), x: MARGIN, width: 280 },
    { title: 'GOODS ARE IN', value: label.kind, x: 326, width: 220 },
    {
      title: 'HOUSE AIR WAYBILL',
      value: label.hawb ?? 'Not issued yet',
      x: 560,
      width: WIDTH - MARGIN - 560,
    },
  ].flatMap(({ title, value, x, width }) => [
    text(title, { x, y: 656, width, height: 20 }),
    text(value, { x, y: 684, width, height: 30 }),
  ]);

const codes = (label: Label): readonly string[] => [
  block(MARGIN, 728, INNER, 2),
  drawing(qr(label.code), MARGIN - 30, 740, QR_DOTS),
  text('TRACKING NUMBER', { x: 330, y: 800, width: WIDTH - MARGIN - 330, height: 22 }),
  text(label.number, { x: 330, y: 828, width: WIDTH - MARGIN - 330, height: 60 }),
  text(`Piece ${label.piece.replace('/', ' of ')}`, { x: 330, y: 900, width: 300, height: 34 }),
  ...(label.mawb === undefined
    ? []
    : [
        text(`Master air waybill ${label.mawb}`, {
          x: 330,
          y: 944,
          width: WIDTH - MARGIN - 330,
          height: 34,
        }),
      ]),
  drawing(
    bars(label.code),
    Math.round((WIDTH - bars(label.code).width * BAR_DOTS) / 2),
    1036,
    BAR_DOTS,
    BAR_HEIGHT,
  ),
  text(label.code, { x: MARGIN, y: 1176, width: INNER, height: 26, align: 'C' }),
];

const oneLabel = (label: Label): string =>
  [
    `^XA^PW${WIDTH}^LL${HEIGHT}^LH0,0`,
    text(label.from.name, { x: MARGIN, y: 30, width: 420, height: 42 }),
    text(label.from.phone ?? '', { x: 480, y: 36, width: WIDTH - MARGIN - 480, height: 34, align: 'R' }),
    text(returnLine(label), { x: MARGIN, y: 80, width: INNER, height: 24 }),
    block(MARGIN, 118, INNER, 4),
    ...route(label),
    ...receiver(label),
    ...facts(label),
    ...codes(label),
    '^XZ',
  ].join('\n');

/** Labels of four by six inches for label printers with 203 dots per inch, in ZPL II, in ASCII. */
export const labelZpl = (labels: readonly Label[]): Uint8Array =>
  Buffer.from(`${labels.map(oneLabel).join('\n')}\n`, 'ascii');
