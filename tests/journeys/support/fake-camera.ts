import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'uqr';
import { test as base } from './test.ts';

const [WIDTH, HEIGHT] = [640, 480];
/** Pixels to a square of the code, and where it is in the picture. */
const EACH = 8;
const [LEFT, TOP] = [150, 80];
const [PAPER, INK, NO_COLOR] = [210, 40, 128];

/** A film of one picture in YUV4MPEG2, the format that Chromium takes for a camera: a label with this text in gray. */
const filmOf = (text: string): Buffer => {
  const { data: squares, size } = encode(text, { border: 4 });
  const gray = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  for (let y = 0; y < size * EACH; y += 1)
    for (let x = 0; x < size * EACH; x += 1)
      if (squares[Math.floor(y / EACH)]?.[Math.floor(x / EACH)]) gray[(y + TOP) * WIDTH + x + LEFT] = INK;
  const color = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOR);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), gray, color]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
    ...Array.from({ length: 5 }, () => frame),
  ]);
};

interface Film {
  /** Holds a label with this text before the camera. The browser looks when a page opens the camera. */
  readonly hold: (text: string) => void;
}

/** Journeys in a browser whose camera shows a film. Its question whether a page may use the camera is answered yes. */
export const test = base.extend<object, { readonly film: Film & { readonly file: string } }>({
  film: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use, { project, parallelIndex }) => {
      const file = join(project.outputDir, `camera-${parallelIndex}.y4m`);
      const hold = (text: string) => writeFileSync(file, filmOf(text));
      hold('nothing yet');
      await use({ file, hold });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ film, launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${film.file}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
});
