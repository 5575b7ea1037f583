import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const POINTS_PER_INCH = 72;

const load = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;

/** The text of each page of a PDF, as a reader of another make extracts it. */
export const textOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const document = await load(bytes);
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(' '));
  }
  await document.loadingTask.destroy();
  return texts;
};

/** A page of a PDF as it comes out of a printer with so many dots per inch. The first page is 1. */
export const printed = async (bytes: Uint8Array, page: number, dotsPerInch: number) => {
  const document = await load(bytes);
  const sheet = await document.getPage(page);
  const viewport = sheet.getViewport({ scale: dotsPerInch / POINTS_PER_INCH });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const canvasContext = canvas.getContext('2d');
  await sheet.render({ canvasContext, canvas, viewport } as never).promise;
  await document.loadingTask.destroy();
  return {
    pixels: canvasContext.getImageData(0, 0, canvas.width, canvas.height),
    png: () => canvas.toBuffer('image/png'),
  };
};
