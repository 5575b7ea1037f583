import { OUR_TIME } from '#domain/kernel/new-york.ts';
import type { Strokes } from '#domain/kernel/signature.ts';
import type { Drawing } from '#domain/papers/barcodes/rectangles.ts';
import { instantText } from '#domain/papers/content/dates.ts';
import type { Party } from '#domain/papers/content/party.ts';
import type { Stamp } from '../press/press.ts';
import { LEADING, openSheet } from './sheet.ts';

/** A letter page, in points. */
const SHORT = 612;
const LONG = 792;
/** Wide enough to punch holes and for printers that cannot print to the edge. */
const MARGIN = 45;
const FOOT_HEIGHT = 44;
/** Between the parts of a page. */
const GAP = 12;
/** Of our mark, beside the title. */
const MARK = 27;
/** Of a signature above its line. */
const SIGNATURE_HEIGHT = 32;
/** Of a QR code: large enough for the camera of an old phone. */
const CODE_SIZE = 96;

const caption = { size: 7.5, bold: true, soft: true } as const;
const body = { size: 9.5 } as const;
const PAD = 5;

/** A column of a table. Widths are shares of the page. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** One box of a form: its name, and what is in it. */
export interface Box {
  readonly title: string;
  readonly lines: readonly string[];
  readonly bold?: boolean;
}

interface Heading {
  readonly title: string;
  readonly number: string;
  readonly house: Party;
  /** Across the long side, for tables with many columns. */
  readonly isWide?: boolean;
}

/** The lines of a party in a box. */
export const partyLines = ({ name, company, address, phone }: Party): readonly string[] =>
  [name, company ?? '', ...address, phone ?? ''].filter((line) => line !== '');

/** Letter pages with a heading, boxes and tables below each other. A table goes on to the next page with its heading. */
export const openLetter = ({ title, number, house, isWide = false }: Heading, { issuedAt, issue }: Stamp) => {
  const [pageWidth, pageHeight] = isWide ? [LONG, SHORT] : [SHORT, LONG];
  const inner = pageWidth - 2 * MARGIN;
  const footTop = pageHeight - FOOT_HEIGHT;
  const sheet = openSheet({ title: `${title} ${number}`, size: [pageWidth, pageHeight], issuedAt });
  let y = 0;

  const foot = (): void => {
    const said = `${title} ${number} · issue ${issue} · issued ${instantText(issuedAt)}, ${OUR_TIME}`;
    sheet.rule(MARGIN, footTop, inner, 0.5);
    sheet.text(said, { size: 8, soft: true }, { x: MARGIN, y: footTop + 5, width: inner - 60 });
    sheet.text(
      `Page ${sheet.pages()}`,
      { size: 8, soft: true },
      { x: MARGIN, y: footTop + 5, width: inner, align: 'right' },
    );
  };

  const page = (): void => {
    sheet.page();
    foot();
    y = 40;
  };

  /** Begins another page where a part of this height does not fit. */
  const room = (height: number): void => {
    if (y + height > footTop - 8) page();
  };

  const head = (): void => {
    page();
    sheet.mark(MARGIN, y - 1, MARK);
    sheet.fitted([{ text: title, type: { size: 21, bold: true } }], {
      x: MARGIN + MARK + GAP - 2,
      y,
      width: inner * 0.58 - MARK - GAP,
      height: 28,
    });
    sheet.fitted([{ text: number, type: { size: 15, bold: true } }], {
      x: MARGIN + inner * 0.6,
      y: y + 5,
      width: inner * 0.4,
      height: 22,
      align: 'right',
    });
    y += 31;
    const said = partyLines(house).join(' · ');
    y = sheet.text(said, { size: 8.5, soft: true }, { x: MARGIN, y, width: inner }) + 5;
    sheet.rule(MARGIN, y, inner, 1.5);
    y += GAP;
  };

  const cell = (text: string, bold: boolean) => ({ text, type: { ...body, bold } });

  const letter = {
    /** Boxes beside each other, as high as the fullest. `shares` are their widths. */
    boxes: (boxes: readonly Box[], shares: readonly number[] = boxes.map(() => 1)): void => {
      const sum = shares.reduce((total, share) => total + share, 0);
      const widths = shares.map((share) => (inner * share) / sum);
      const heights = boxes.map(
        ({ lines, bold }, place) =>
          caption.size * 1.5 +
          2 * PAD +
          lines.reduce(
            (total, line, index) =>
              total +
              sheet.heightOf(
                line,
                cell(line, bold === true || (index === 0 && lines.length > 1)).type,
                (widths[place] ?? 0) - 2 * PAD,
              ),
            0,
          ),
      );
      const height = Math.max(...heights);
      room(height);
      let x = MARGIN;
      for (const [place, { title: name, lines, bold }] of boxes.entries()) {
        const width = widths[place] ?? 0;
        sheet.box(x, y, width, height);
        const nameAt = { x: x + PAD, y: y + PAD - 1, width: width - 2 * PAD, height: caption.size * LEADING };
        sheet.fitted([{ text: name, type: caption }], nameAt);
        let at = y + PAD + caption.size * 1.5;
        for (const [index, line] of lines.entries())
          at = sheet.text(line, cell(line, bold === true || (index === 0 && lines.length > 1)).type, {
            x: x + PAD,
            y: at,
            width: width - 2 * PAD,
          });
        x += width;
      }
      y += height;
    },
    /** Rows below a heading, with a total in bold where there is one. No row is split over two pages. */
    table: (
      columns: readonly Column[],
      rows: readonly (readonly string[])[],
      total?: readonly string[],
    ): void => {
      const sum = columns.reduce((all, { share }) => all + share, 0);
      const widths = columns.map(({ share }) => (inner * share) / sum);
      const cells = (row: readonly string[], type: { size: number; bold?: boolean }, top: number): number => {
        let x = MARGIN;
        let below = top;
        for (const [place, { align = 'left' }] of columns.entries()) {
          const width = widths[place] ?? 0;
          below = Math.max(
            below,
            sheet.text(row[place] ?? '', type, { x: x + 3, y: top, width: width - 6, align }),
          );
          x += width;
        }
        return below;
      };
      const heightOf = (row: readonly string[], type: { size: number; bold?: boolean }): number =>
        Math.max(
          ...row.map((text, place) => sheet.heightOf(text, type, (widths[place] ?? 0) - 6)),
          type.size * LEADING,
        );
      const titles = columns.map(({ title: name }) => name);
      const heading = (): void => {
        y = cells(titles, caption, y + 3) + 3;
        sheet.rule(MARGIN, y, inner, 1);
        y += 3;
      };
      room(heightOf(titles, caption) + 40);
      heading();
      const put = (row: readonly string[], bold: boolean): void => {
        const type = { ...body, bold };
        const height = heightOf(row, type) + 5;
        if (y + height > footTop - 8) {
          page();
          heading();
        }
        y = cells(row, type, y + 1) + 3;
        sheet.rule(MARGIN, y, inner, bold ? 1 : 0.35);
        y += 1;
      };
      for (const row of rows) put(row, false);
      if (total) put(total, true);
    },
    gap: (points = GAP): void => {
      y += points;
    },
    heading: (text: string): void => {
      room(50);
      y = sheet.text(text, { size: 12, bold: true }, { x: MARGIN, y, width: inner }) + 3;
    },
    paragraph: (text: string, size = 9): void => {
      room(sheet.heightOf(text, { size }, inner));
      y = sheet.text(text, { size }, { x: MARGIN, y, width: inner }) + 4;
    },
    /** A QR code with lines beside it, the second of them in bold. */
    code: (drawing: Drawing, lines: readonly string[]): void => {
      room(CODE_SIZE);
      sheet.barcode(drawing, MARGIN, y, CODE_SIZE / drawing.width);
      const x = MARGIN + CODE_SIZE + GAP;
      let at = y + GAP;
      for (const [index, line] of lines.entries())
        at =
          sheet.text(line, { size: 11, bold: index === 1 }, { x, y: at, width: inner - CODE_SIZE - GAP }) + 3;
      y += CODE_SIZE;
    },
    /** Lines to sign on, beside each other. Who signed on a phone has signed there. */
    signatures: (names: readonly string[], signed: readonly (Strokes | undefined)[] = []): void => {
      room(56);
      y += 34;
      const width = (inner - 24 * (names.length - 1)) / names.length;
      for (const [place, name] of names.entries()) {
        const x = MARGIN + place * (width + 24);
        const strokes = signed[place];
        if (strokes !== undefined) sheet.signature(strokes, x, y - SIGNATURE_HEIGHT, SIGNATURE_HEIGHT);
        sheet.rule(x, y, width, 0.75);
        sheet.text(name, { size: 8, soft: true }, { x, y: y + 3, width });
      }
      y += 18;
    },
    end: async () => ({ bytes: await sheet.end(), pages: sheet.pages() }),
  };
  head();
  return letter;
};
