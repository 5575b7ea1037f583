/** A line that was drawn without lifting the finger: its points, in the units of the pad. */
export type Stroke = readonly (readonly [x: number, y: number])[];

/** The pad in its own units. On a screen it is as wide as there is room. */
export const PAD = { width: 600, height: 240, line: 4 } as const;

/** A tap or a slip of the finger is no signature. */
const FEWEST_POINTS = 8;

/** Whether somebody has signed. */
export const isSigned = (strokes: readonly Stroke[]): boolean =>
  strokes.reduce((sum, stroke) => sum + stroke.length, 0) >= FEWEST_POINTS;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a finger is on the pad. */
export const pointAt = (
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Stroke[number] => [
  round(((clientX - left) / (width || 1)) * PAD.width),
  round(((clientY - top) / (height || 1)) * PAD.height),
];

/** A stroke as the `d` of a path. */
export const pathOf = (stroke: Stroke): string =>
  stroke.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Large enough to be printed beside a claim. */
const SCALE = 2;

/** The signature as a picture, dark on white. */
export const pictureOf = async (strokes: readonly Stroke[]): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = PAD.width * SCALE;
  canvas.height = PAD.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw. Let them sign on paper.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  Object.assign(context, { lineWidth: PAD.line, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111' });
  for (const stroke of strokes) context.stroke(new Path2D(pathOf(stroke)));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser cannot keep the signature. Let them sign on paper.');
  return new File([blob], 'signature.png', { type: 'image/png' });
};
