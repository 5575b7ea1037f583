import { HEIGHT, type Pen, WIDTH } from './canvas.ts';

const FLOOR = 760;

const room = (
  pen: Pen,
  [top, bottom]: readonly [string, string],
  [near, far]: readonly [string, string],
): void => {
  pen.wash(top, bottom, [0, 0, WIDTH, FLOOR]);
  pen.wash(far, near, [0, FLOOR, WIDTH, HEIGHT - FLOOR]);
  pen.box('rgba(10,33,56,0.25)', [0, FLOOR - 6, WIDTH, 12]);
};

const BARREL = { x: 1010, y: 250, width: 400, height: 600 } as const;

/** A fiber barrel with three rings and its lid on. */
const barrel = (pen: Pen): void => {
  const { x, y, width, height } = BARREL;
  pen.box('rgba(10,33,56,0.22)', [x - 30, y + height - 26, width + 90, 52], 26);
  pen.box('#2f6fa8', [x, y, width, height], 34);
  pen.box('rgba(255,255,255,0.18)', [x + 44, y + 20, 60, height - 40], 30);
  pen.box('rgba(10,33,56,0.22)', [x + width - 90, y + 20, 70, height - 40], 30);
  for (const down of [0, 0.34, 0.67, 0.96])
    pen.box('#1d4a75', [x - 10, y + height * down, width + 20, 24], 12);
  pen.box('#f4f1e8', [x + 96, y + 250, 208, 132], 10);
  for (const [at, long] of [140, 176, 120].entries())
    pen.box('#0a2138', [x + 112, y + 274 + at * 34, long, 14], 7);
};

/** A bathroom scale from the front, with a bag of rice on it. */
const bagOnScale = (pen: Pen): void => {
  pen.box('rgba(10,33,56,0.22)', [230, 826, 620, 50], 25);
  pen.box('#d9dee3', [250, 742, 580, 104], 30);
  pen.box('#0a2138', [452, 764, 176, 60], 14);
  pen.circle('#f4f1e8', 540, 796, 22);
  pen.line('#e4572e', 6, [540, 796], [556, 780]);
  pen.box('#efe6d2', [330, 330, 420, 414], 60);
  pen.box('#e3d6b8', [330, 560, 420, 184], 60);
  pen.box('#efe6d2', [470, 264, 140, 90], 24);
  pen.line('#b5462a', 20, [462, 340], [618, 340]);
  pen.box('#3f7d4e', [400, 430, 280, 150], 18);
  for (const at of [0, 1, 2, 3, 4]) {
    pen.line('#f4f1e8', 10, [450 + at * 45, 550], [450 + at * 45, 470]);
    pen.circle('#f4f1e8', 438 + at * 45, 490, 9);
    pen.circle('#f4f1e8', 462 + at * 45, 510, 9);
  }
};

/** A bag of rice on a bathroom scale, beside a closed barrel. */
export const weighing = (pen: Pen): void => {
  room(pen, ['#f6ead6', '#ecd9ba'], ['#a9764b', '#c08c5d']);
  for (const at of [0, 1, 2, 3, 4, 5])
    pen.line('rgba(60,30,10,0.25)', 4, [at * 320 - 60, HEIGHT], [at * 290 + 40, FLOOR + 6]);
  barrel(pen);
  bagOnScale(pen);
};

const cardboard = ['#c79a63', '#b98a56', '#d0a878', '#a97a48'] as const;

/** A parcel with its tape and its label. */
const parcel = (
  pen: Pen,
  [x, y, width, height]: readonly [number, number, number, number],
  at: number,
): void => {
  pen.box(cardboard[at % cardboard.length] ?? cardboard[0], [x, y, width, height], 6);
  pen.box('rgba(255,240,214,0.7)', [x + width * 0.44, y, width * 0.12, height]);
  pen.box('rgba(60,30,10,0.18)', [x, y + height - 14, width, 14], 6);
  pen.box('#fdfdfb', [x + width * 0.1, y + height * 0.34, width * 0.36, height * 0.4], 4);
  for (const bar of [0, 1, 2, 3, 4, 5, 6])
    pen.box('#111', [
      x + width * (0.13 + bar * 0.042),
      y + height * 0.4,
      bar % 3 === 0 ? 8 : 4,
      height * 0.2,
    ]);
};

/** A shelf of our dock with parcels that wait for their owners. */
export const shelf = (pen: Pen): void => {
  room(pen, ['#dfe7ec', '#c6d3db'], ['#6d7984', '#8a97a2']);
  const boards = [320, 590, 860];
  for (const [row, board] of boards.entries()) {
    let left = 170 + (row % 2) * 30;
    for (const [at, width] of [210, 270, 180, 240, 230].entries()) {
      const height = 110 + ((at * 47 + row * 31) % 90);
      parcel(pen, [left, board - height, width, height], at + row);
      left += width + 18;
    }
    pen.box('#23527a', [110, board, 1380, 34], 8);
    pen.box('#e4572e', [150 + row * 30, board + 6, 120, 22], 6);
  }
  for (const post of [110, 1452]) pen.box('#1a3f60', [post, 90, 38, 870], 8);
};
