import { type Html, html } from 'home-cloud/console';
import type { LabelText, ReadLabel } from './read-zpl.ts';

/** Letters stand this far above the lower edge of their line. */
const BASELINE = 0.8;

const anchors = { L: 'start', C: 'middle', R: 'end' } as const;
const shares = { L: 0, C: 0.5, R: 1 } as const;

/** The lines of a text, broken at the space that is nearest to the middle where it needs two. */
const linesOf = ({ text, lines }: LabelText): readonly string[] => {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [nearest] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return lines === 1 || nearest === undefined ? [text] : [text.slice(0, nearest), text.slice(nearest + 1)];
};

const drawn = (field: LabelText): readonly Html[] =>
  linesOf(field).map((words, n) => {
    const x = field.x + field.width * shares[field.align];
    const y = field.y + field.height * (n + BASELINE);
    return html`<text x="${x}" y="${y}" font-size="${field.height}" text-anchor="${anchors[field.align]}" fill="${field.isReverse ? '#fff' : '#000'}">${words}</text>`;
  });

/** A label as people see it on the paper. Its texts are read aloud; its barcodes are for scanners. */
export const labelPicture = ({ width, height, blocks, texts }: ReadLabel): Html => {
  const black = blocks.map((one) => `M${one.x} ${one.y}h${one.width}v${one.height}h-${one.width}z`).join('');
  return html`<svg xmlns="http://www.w3.org/2000/svg" class="sheet" viewBox="0 0 ${width} ${height}" font-family="'Arial Narrow',Arial,sans-serif" font-weight="700"><path d="${black}" shape-rendering="crispEdges"/>${texts.map(drawn)}</svg>`;
};
