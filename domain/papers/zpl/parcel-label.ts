import { bars, qr } from '../barcodes/rectangles.ts';
import { zplBlock, zplDrawing, zplText } from './fields.ts';

/** What the label of a received parcel says. It lies on a shelf where others pass: no address, no phone. */
export interface ParcelLabel {
  /** The text of both barcodes. */
  readonly code: string;
  /** Both are absent while nobody knows whose it is. */
  readonly mailbox?: string | undefined;
  readonly name?: string | undefined;
  readonly shelf: string;
  /** When it came: `Nov 28`. */
  readonly day: string;
}

/** What stands where a mailbox would. */
export const NOBODY_YET = 'UNIDENTIFIED';

/** Four by two inches in dots of a printer with 203 dots per inch. */
const WIDTH = 812;
const HEIGHT = 406;
const MARGIN = 24;
const QR_DOTS = 8;
const QR_SIDE = 232;
const BAR_DOTS = 2;
const BAR_HEIGHT = 76;
const SHELF_WIDTH = 250;
const LEFT = QR_SIDE + MARGIN;
const INNER = WIDTH - MARGIN - LEFT;

/** The printer's own font has no letters with marks. */
const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?');

/** The label of a parcel, four by two inches, for label printers with 203 dots per inch, in ZPL II, in ASCII. */
export const parcelLabelZpl = ({ code, mailbox, name, shelf, day }: ParcelLabel): string => {
  const barcode = bars(code);
  return `${[
    `^XA^PW${WIDTH}^LL${HEIGHT}^LH0,0`,
    zplDrawing(qr(code), 0, 12, QR_DOTS),
    zplText(mailbox ?? NOBODY_YET, { x: LEFT, y: 30, width: INNER - SHELF_WIDTH - 16, height: 90 }),
    zplText(ascii(shelf), {
      x: WIDTH - MARGIN - SHELF_WIDTH,
      y: 30,
      width: SHELF_WIDTH,
      height: 90,
      align: 'R',
    }),
    zplBlock(LEFT, 132, INNER, 3),
    zplText(ascii(name ?? 'Name not known yet'), { x: LEFT, y: 150, width: INNER, height: 48 }),
    zplText(`Received ${ascii(day)}`, { x: LEFT, y: 212, width: INNER, height: 28 }),
    zplDrawing(barcode, Math.round((WIDTH - barcode.width * BAR_DOTS) / 2), 258, BAR_DOTS, BAR_HEIGHT),
    zplText(code, { x: MARGIN, y: 348, width: WIDTH - 2 * MARGIN, height: 36, align: 'C' }),
    '^XZ',
  ].join('\n')}\n`;
};
