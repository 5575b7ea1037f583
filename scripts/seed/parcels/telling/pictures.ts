import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { dollars } from '#domain/kernel/money.ts';
import { bars } from '#domain/papers/barcodes/rectangles.ts';
import { trackingOf } from '../samples/numbers.ts';
import type { SampleParcel } from '../samples/sample-parcel.ts';

const WIDTH = 960;
const HEIGHT = 720;
const QUALITY = 70;
const cardboards = ['#b98a56', '#c79a63', '#a97a48', '#d0a878'] as const;
const floors = ['#7d8288', '#8b8f86', '#6f7681'] as const;

const numberFrom = (words: string): number => createHash('sha256').update(words).digest().readUInt32BE();
const pick = <One>(choices: readonly One[], seed: number): One => choices[seed % choices.length] as One;

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const fill = (context: Context, color: string, { x, y, w, h }: Box): void => {
  context.fillStyle = color;
  context.fillRect(x, y, w, h);
};

/** The side of a box that the camera sees, as large as the picture has room for. */
const faceOf = ({ length, width, height }: SampleParcel['sides'], side: number): Box => {
  const faces = [
    [length, height],
    [width, height],
    [length, width],
    [width, length],
  ] as const;
  const [across, up] = pick(faces, side);
  const scale = Math.min((WIDTH * 0.8) / across, (HEIGHT * 0.8) / up);
  const [w, h] = [across * scale, up * scale];
  return { x: (WIDTH - w) / 2, y: (HEIGHT - h) / 2, w, h };
};

const drawLabel = (context: Context, { x, y, w, h }: Box, tracking: string): void => {
  const code = bars(tracking);
  const label = { x: x + w * 0.2, y: y + h * 0.3, w: w * 0.6, h: h * 0.4 };
  fill(context, '#fdfdfb', label);
  const module = label.w / code.width;
  for (const one of code.black)
    fill(context, '#111111', {
      x: label.x + one.x * module,
      y: label.y + label.h * 0.35,
      w: one.width * module,
      h: label.h * 0.5,
    });
};

/** What is wrong with it: a wet lower third, or a corner that is torn. */
const drawDamage = (context: Context, { x, y, w, h }: Box, isWet: boolean): void => {
  if (isWet) {
    fill(context, 'rgba(40,60,90,0.45)', { x, y: y + h * 0.7, w, h: h * 0.3 });
    return;
  }
  context.fillStyle = '#2b2018';
  context.beginPath();
  context.moveTo(x + w, y);
  context.lineTo(x + w * 0.72, y + h * 0.08);
  context.lineTo(x + w * 0.86, y + h * 0.2);
  context.lineTo(x + w, y + h * 0.34);
  context.fill();
};

/** A drawn photo of a parcel: a box of its proportions with its label, and what is wrong with it. `side` turns it. */
export const photoOf = (
  parcel: Pick<SampleParcel, 'shows' | 'sides' | 'label' | 'carrier' | 'condition'>,
  side = 0,
): Promise<Buffer> => {
  const seed = numberFrom(`photo ${parcel.shows}`);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  fill(context, pick(floors, seed), { x: 0, y: 0, w: WIDTH, h: HEIGHT });
  const face = faceOf(parcel.sides, side);
  fill(context, pick(cardboards, seed + side), face);
  fill(context, '#e3cfae', { ...face, y: face.y + face.h * 0.46, h: face.h * 0.08 });
  if (side === 0 && parcel.label !== 'UNREADABLE')
    drawLabel(context, face, trackingOf(parcel.carrier, parcel.shows));
  if (parcel.condition !== undefined) drawDamage(context, face, parcel.condition === 'WET');
  return canvas.encode('jpeg', QUALITY);
};

/** The invoice of the store for what is in a parcel, marked as a sample. The same parcel has the same bytes. */
export const invoiceOf = ({ shows, bought }: Pick<SampleParcel, 'shows' | 'bought'>): Promise<Uint8Array> => {
  const doc = new PDFDocument({
    size: 'LETTER',
    info: { Title: 'Invoice (sample)', CreationDate: new Date(0) },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<Uint8Array>((resolve) => {
    doc.on('end', () => resolve(Buffer.concat(parts)));
  });
  const { store, orderNumber = `SAMPLE-${numberFrom(shows)}`, lines } = bought;
  doc.fontSize(20).text(`${store}: invoice (sample)`);
  doc.fontSize(11).moveDown().text(`Order ${orderNumber}`).moveDown();
  for (const { what, quantity, cents } of lines)
    doc.text(`${quantity} x ${what}, ${dollars(cents)} each: ${dollars(quantity * cents)}`);
  const total = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  doc.moveDown().text(`Total ${dollars(total)}`);
  doc.end();
  return ended;
};
