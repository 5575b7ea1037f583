import PDFDocument from 'pdfkit';
import { type Strokes, signatureField, signaturePath } from '#domain/kernel/signature.ts';
import type { Drawing } from '#domain/papers/barcodes/rectangles.ts';
import { houseFont, wideFont } from '../text/font-files.ts';
import { type Family, printable } from '../text/printable.ts';
import { drawMark } from './mark.ts';

/** How a text is set. Sizes are in points, 72 to the inch. */
export interface Type {
  readonly size: number;
  readonly bold?: boolean;
  readonly white?: boolean;
  readonly soft?: boolean;
}

/** Where a text is: its upper left corner, and the width in which `align` places it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** Height of a line, in sizes of its letters. */
export const LEADING = 1.22;
/** Letters are not made smaller than this. */
const SMALLEST = 5;
const SHRINK = 0.94;
/** Widths are measured at this size. */
const MEASURED = 100;

const INK = '#000000';
/** For captions: still black enough for a thermal or an old laser printer. */
const SOFT = '#333333';

/**
 * The second font builds some letters of two parts, ṃ of m and a dot. That looks the same, but whoever copies or searches the text
 * gets other letters, so letters are drawn whole.
 */
const WHOLE_LETTERS = { features: { ccmp: false } } as unknown as {
  readonly features: PDFKit.Mixins.OpenTypeFeatures[];
};
const drawn = (family: Family) => (family === 'wide' ? WHOLE_LETTERS : {});

const fontName = (family: Family, bold = false): string => `${family}-${bold ? 'bold' : 'regular'}`;

/** Splits a word that is wider than a line. */
const broken = (word: string, fits: (text: string) => boolean): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
};

/** A text in lines that fit. */
const wrapped = (text: string, fits: (text: string) => boolean): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => (fits(one) ? one : broken(one, fits)))) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

interface SheetOptions {
  readonly title: string;
  /** In points. */
  readonly size: readonly [width: number, height: number];
  /** When the paper was issued, ISO 8601: the same content at the same instant gives the same bytes. */
  readonly issuedAt: string;
}

/** A PDF that is drawn page by page, in points from the upper left corner. */
export const openSheet = ({ title, size, issuedAt }: SheetOptions) => {
  const doc = new PDFDocument({
    size: [...size],
    margin: 0,
    autoFirstPage: false,
    // Else PDFKit loads a standard font. Every text names its own.
    font: houseFont.regular as unknown as string,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(issuedAt) },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<Uint8Array>((resolve) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
  });
  doc.registerFont('house-regular', houseFont.regular);
  doc.registerFont('house-bold', houseFont.bold);
  doc.registerFont('wide-regular', wideFont.regular);
  doc.registerFont('wide-bold', wideFont.bold);
  let pages = 0;

  /** Widths at the size of one point. Laying out a word takes time, and tables repeat their words. */
  const widths = new Map<string, number>();
  const wordWidth = (word: string, family: Family, bold: boolean | undefined): number => {
    const font = fontName(family, bold);
    const key = `${font} ${word}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = doc.font(font).fontSize(MEASURED).widthOfString(word, drawn(family)) / MEASURED;
    widths.set(key, width);
    return width;
  };
  const widthOf = (text: string, family: Family, { size: points, bold }: Type): number => {
    const words = text.split(' ');
    const letters = words.reduce((sum, word) => sum + (word === '' ? 0 : wordWidth(word, family, bold)), 0);
    return (letters + (words.length - 1) * wordWidth(' ', family, bold)) * points;
  };

  const linesOf = (given: string, type: Type, width: number) => {
    const { text, family } = printable(given);
    const fits = (line: string): boolean => widthOf(line, family, type) <= width;
    return { family, lines: text === '' ? [] : wrapped(text, fits) };
  };

  const line = (text: string, family: Family, type: Type, { x, y, width, align = 'left' }: Place): void => {
    const free = width - widthOf(text, family, type);
    const shift = { left: 0, center: free / 2, right: free }[align];
    doc.font(fontName(family, type.bold)).fontSize(type.size);
    doc.fillColor(type.white ? '#ffffff' : type.soft ? SOFT : INK);
    doc.text(text, x + shift, y, { lineBreak: false, ...drawn(family) });
  };

  const sheet = {
    page: (): void => {
      doc.addPage();
      pages += 1;
    },
    /** Height of a text in a width. */
    heightOf: (text: string, type: Type, width: number): number =>
      linesOf(text, type, width).lines.length * type.size * LEADING,
    /** Sets a text in as many lines as it needs. Returns the y below it. */
    text: (text: string, type: Type, place: Place): number => {
      const { family, lines } = linesOf(text, type, place.width);
      for (const [index, one] of lines.entries())
        line(one, family, type, { ...place, y: place.y + index * type.size * LEADING });
      return place.y + lines.length * type.size * LEADING;
    },
    /** Sets lines in a box, as large as they fit: no letter is cut off. Returns the y below them. */
    fitted: (
      texts: readonly { readonly text: string; readonly type: Type }[],
      place: Place & { readonly height: number },
    ): number => {
      const filled = texts.filter(({ text }) => text !== '');
      const scaled = (type: Type, scale: number): Type => ({
        ...type,
        size: Math.max(SMALLEST, type.size * scale),
      });
      const height = (scale: number): number =>
        filled.reduce(
          (sum, { text, type }) => sum + sheet.heightOf(text, scaled(type, scale), place.width),
          0,
        );
      let scale = 1;
      while (height(scale) > place.height && filled.some(({ type }) => type.size * scale > SMALLEST))
        scale *= SHRINK;
      return filled.reduce(
        (y, { text, type }) => sheet.text(text, scaled(type, scale), { ...place, y }),
        place.y,
      );
    },
    rule: (x: number, y: number, width: number, thickness = 0.75): void => {
      doc.rect(x, y, width, thickness).fill(INK);
    },
    box: (x: number, y: number, width: number, height: number, thickness = 0.75): void => {
      doc.lineWidth(thickness).rect(x, y, width, height).stroke(INK);
    },
    block: (x: number, y: number, width: number, height: number): void => {
      doc.rect(x, y, width, height).fill(INK);
    },
    mark: (x: number, y: number, side: number): void => drawMark(doc, x, y, side),
    /** Draws what somebody signed on a phone, as high as this. */
    signature: (strokes: Strokes, x: number, y: number, height: number): void => {
      doc
        .save()
        .translate(x, y)
        .scale(height / signatureField.height)
        .lineWidth(8)
        .lineCap('round')
        .path(signaturePath(strokes))
        .stroke(INK)
        .restore();
    },
    /** Draws a barcode with its white margin, each module `module` points wide and `tall` points high. */
    barcode: ({ black }: Drawing, x: number, y: number, module: number, tall = module): void => {
      for (const one of black)
        doc.rect(x + one.x * module, y + one.y * tall, one.width * module, one.height * tall);
      doc.fill(INK);
    },
    /** Pages so far. */
    pages: (): number => pages,
    end: (): Promise<Uint8Array> => {
      doc.end();
      return ended;
    },
  };
  return sheet;
};

export type Sheet = ReturnType<typeof openSheet>;
