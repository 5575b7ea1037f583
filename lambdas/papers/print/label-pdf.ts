import { bars, qr } from '#domain/papers/barcodes/rectangles.ts';
import type { Label } from '#domain/papers/content/labels.ts';
import { labelDay, receiverLines, returnLine } from './label-parts.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** Four by six inches, in points. */
const WIDTH = 288;
const HEIGHT = 432;
const MARGIN = 12;
const INNER = WIDTH - 2 * MARGIN;
/** Three dots of a printer with 203 dots per inch, so that every bar is drawn exactly. */
const BAR = (3 * 72) / 203;
const BAR_HEIGHT = 46;
const QR_SIZE = 104;

const caption = { size: 7.5, bold: true, soft: true };

const head = (sheet: Sheet, label: Label): void => {
  const { name, phone = '' } = label.from;
  sheet.fitted([{ text: name, type: { size: 14, bold: true } }], {
    x: MARGIN,
    y: 10,
    width: 150,
    height: 18,
  });
  sheet.text(phone, { size: 11, bold: true }, { x: 170, y: 12, width: WIDTH - MARGIN - 170, align: 'right' });
  sheet.fitted([{ text: returnLine(label), type: { size: 8 } }], {
    x: MARGIN,
    y: 29,
    width: INNER,
    height: 10,
  });
  sheet.rule(MARGIN, 42, INNER, 1.5);
};

/** Where it flies, when, and which piece it is: read from two steps away. */
const route = (sheet: Sheet, label: Label): void => {
  sheet.text(label.airport, { size: 48, bold: true }, { x: MARGIN, y: 43, width: 120 });
  sheet.text(label.country, { size: 12, bold: true }, { x: 124, y: 52, width: 90 });
  sheet.text(labelDay(label), { size: 12 }, { x: 124, y: 68, width: 90 });
  if (label.express) {
    sheet.block(124, 85, 66, 17);
    sheet.text(
      'EXPRESS',
      { size: 12, bold: true, white: true },
      { x: 124, y: 86.5, width: 66, align: 'center' },
    );
  }
  sheet.text('PIECE', caption, { x: 200, y: 50, width: WIDTH - MARGIN - 200, align: 'right' });
  sheet.fitted([{ text: label.piece, type: { size: 36, bold: true } }], {
    x: 196,
    y: 57,
    width: WIDTH - MARGIN - 196,
    height: 44,
    align: 'right',
  });
  sheet.rule(MARGIN, 107, INNER, 1.5);
};

const receiver = (sheet: Sheet, label: Label): void => {
  sheet.text('TO', caption, { x: MARGIN, y: 112, width: 60 });
  sheet.fitted(
    [
      { text: label.to.name, type: { size: 19, bold: true } },
      ...receiverLines(label).map((text) => ({ text, type: { size: 11.5 } })),
      { text: label.to.phone ?? '', type: { size: 12.5, bold: true } },
    ],
    { x: MARGIN, y: 121, width: INNER, height: 104 },
  );
  sheet.rule(MARGIN, 229, INNER);
};

const facts = (sheet: Sheet, label: Label): void => {
  const columns = [
    { title: 'WEIGHT', text: label.weight, x: MARGIN, width: 100 },
    { title: 'GOODS ARE IN', text: label.kind, x: 114, width: 86 },
    { title: 'HOUSE AIR WAYBILL', text: label.hawb ?? 'Not issued yet', x: 203, width: WIDTH - MARGIN - 203 },
  ];
  for (const { title, text, x, width } of columns) {
    sheet.fitted([{ text: title, type: caption }], { x, y: 233, width, height: 9 });
    sheet.fitted([{ text, type: { size: 11, bold: true } }], { x, y: 243, width, height: 14 });
  }
  sheet.rule(MARGIN, 260, INNER);
};

const codes = (sheet: Sheet, label: Label): void => {
  const square = qr(label.code);
  sheet.barcode(square, MARGIN - 8, 262, QR_SIZE / square.width);
  sheet.text('TRACKING NUMBER', caption, { x: 116, y: 284, width: WIDTH - MARGIN - 116 });
  sheet.fitted([{ text: label.number, type: { size: 21, bold: true } }], {
    x: 116,
    y: 294,
    width: WIDTH - MARGIN - 116,
    height: 27,
  });
  if (label.mawb !== undefined)
    sheet.fitted([{ text: `Master air waybill ${label.mawb}`, type: { size: 12, bold: true } }], {
      x: 116,
      y: 338,
      width: WIDTH - MARGIN - 116,
      height: 16,
    });
  sheet.fitted([{ text: `Piece ${label.piece.replace('/', ' of ')}`, type: { size: 12 } }], {
    x: 116,
    y: 322,
    width: WIDTH - MARGIN - 116,
    height: 16,
  });
  const lines = bars(label.code);
  sheet.barcode(lines, (WIDTH - lines.width * BAR) / 2, 368, BAR, BAR_HEIGHT);
  sheet.text(label.code, { size: 9.5 }, { x: MARGIN, y: 416, width: INNER, align: 'center' });
};

/** Labels of four by six inches, one on each page. */
export const labelPdf = async (
  labels: readonly Label[],
  { title, issuedAt }: { readonly title: string; readonly issuedAt: string },
) => {
  const sheet = openSheet({ title, size: [WIDTH, HEIGHT], issuedAt });
  for (const label of labels) {
    sheet.page();
    for (const part of [head, route, receiver, facts, codes]) part(sheet, label);
  }
  return { bytes: await sheet.end(), pages: sheet.pages() };
};
