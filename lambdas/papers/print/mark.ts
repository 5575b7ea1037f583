/** Our mark, as the website has it: a barrel that leans into the wind. In units of a square with sides of 48. */
const SIDE = 48;
const INK = '#0a2138';
const PAPER = '#fbfaf6';
const BAND = '#e2475a';
const WIND = '#ffc93c';
const LEAN = 18;

const barrel = [
  ['M15 9h18c3.6 10 3.6 20 0 30H15c-3.6-10-3.6-20 0-30Z', PAPER],
  ['M12.9 17.5h22.2v3.4H12.5zM12.5 27.5h23v3.4H12.9z', INK],
  ['M12.6 21h22.9v6.4H12.4z', BAND],
  ['M22.6 9h2.8v8h-2.8zM22.6 31h2.8v8h-2.8z', INK],
] as const;

/** Draws our mark as a square of `side` points. */
export const drawMark = (doc: PDFKit.PDFDocument, x: number, y: number, side: number): void => {
  doc
    .save()
    .translate(x, y)
    .scale(side / SIDE);
  doc.roundedRect(0, 0, SIDE, SIDE, 6).fill(INK);
  doc.save().rotate(LEAN, { origin: [SIDE / 2, SIDE / 2] });
  for (const [path, color] of barrel) doc.path(path).fill(color);
  doc.restore();
  doc.lineWidth(2.5).lineCap('round').path('M3 39.5 11 37M2 32.5l6-1.9').stroke(WIND);
  doc.restore();
};
