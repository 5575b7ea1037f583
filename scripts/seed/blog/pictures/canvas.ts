import { createCanvas } from '@napi-rs/canvas';

export const WIDTH = 1600;
export const HEIGHT = 1000;
const QUALITY = 88;

type Context = ReturnType<ReturnType<typeof createCanvas>['getContext']>;

/** Left, top, width and height. */
type Box = readonly [number, number, number, number];

/** What pictures are drawn with. */
export interface Pen {
  box(color: string, at: Box, round?: number): void;
  circle(color: string, x: number, y: number, radius: number): void;
  line(color: string, width: number, ...points: readonly (readonly [number, number])[]): void;
  /** Gets lighter or darker from its top to its bottom. */
  wash(from: string, to: string, at: Box): void;
}

const penOf = (context: Context): Pen => ({
  box: (color, [x, y, width, height], round = 0) => {
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x, y, width, height, round);
    context.fill();
  },
  circle: (color, x, y, radius) => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  },
  line: (color, width, ...points) => {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineCap = 'round';
    context.beginPath();
    for (const [at, [x, y]] of points.entries()) {
      if (at === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  },
  wash: (from, to, [x, y, width, height]) => {
    const gradient = context.createLinearGradient(0, y, 0, y + height);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    context.fillStyle = gradient;
    context.fillRect(x, y, width, height);
  },
});

/** A picture as a JPEG. The same drawing has the same bytes. */
export const drawn = (draw: (pen: Pen) => void): Promise<Buffer> => {
  const canvas = createCanvas(WIDTH, HEIGHT);
  draw(penOf(canvas.getContext('2d')));
  return canvas.encode('jpeg', QUALITY);
};
