import { Strokes, signatureField } from '#domain/kernel/signature.ts';

type Point = Strokes[number][number];

/** Nearer than this to the last point a finger has not moved: a slow hand would draw more points than a signature may have. */
const NEAR = 2;

/** Whether somebody has signed. A tap or a slip of the finger is no signature. */
export const isSigned = (strokes: Strokes): boolean => Strokes.safeParse(strokes).success;

const within = (share: number, most: number): number =>
  Math.round(Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0)) * most);

/** Where a finger is on the pad. One that slides off it draws along its edge. */
export const pointAt = (
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Point => [
  within((clientX - left) / (width || 1), signatureField.width),
  within((clientY - top) / (height || 1), signatureField.height),
];

const isNear = ([x, y]: Point, last: Point | undefined): boolean =>
  last !== undefined && Math.abs(x - last[0]) < NEAR && Math.abs(y - last[1]) < NEAR;

/** The strokes once the finger has moved: the last one goes on to this point. */
export const drawnTo = (strokes: Strokes, point: Point): Strokes => {
  const drawn = strokes.at(-1) ?? [];
  return isNear(point, drawn.at(-1)) ? strokes : [...strokes.slice(0, -1), [...drawn, point]];
};
