import * as z from 'zod/mini';

/** The field in which people sign: everything is drawn in it, whatever the size of the phone. */
export const signatureField = { width: 1000, height: 400 } as const;

/** So many points are more than the longest name needs, and fit into one request. */
const MOST_POINTS = 3000;
const MOST_STROKES = 200;
/** A signature is a line, not a dot of a thumb that came too near. */
const FEWEST_POINTS = 8;

const Point = z.tuple([
  z.int().check(z.minimum(0), z.maximum(signatureField.width)),
  z.int().check(z.minimum(0), z.maximum(signatureField.height)),
]);

const pointsIn = (strokes: readonly (readonly unknown[])[]): number =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0);

/** A signature as it was drawn: lines of points, from left to right and from the top down. It is sharp in any size and on paper. */
export const Strokes = z.array(z.array(Point).check(z.minLength(1))).check(
  z.maxLength(MOST_STROKES),
  z.refine((strokes) => pointsIn(strokes) >= FEWEST_POINTS, 'Please sign in the field.'),
  z.refine(
    (strokes) => pointsIn(strokes) <= MOST_POINTS,
    'That is too much for a signature. Clear it and sign again.',
  ),
);
export type Strokes = z.infer<typeof Strokes>;

const lineOf = ([first, ...rest]: Strokes[number]): string => {
  if (first === undefined) return '';
  // A line to where it begins shows the dot of an i, because the ends of lines are round.
  const to = rest.length === 0 ? [first] : rest;
  return `M${first.join(' ')}${to.map((point) => `L${point.join(' ')}`).join('')}`;
};

/** The signature as the path of an SVG whose view box is the field. */
export const signaturePath = (strokes: Strokes): string => strokes.map(lineOf).join('');
