/** A black rectangle, in dots. */
interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A text and the box that it stands in, in dots. */
export interface LabelText {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The height of its letters. */
  readonly height: number;
  readonly lines: number;
  readonly align: 'L' | 'R' | 'C';
  /** White on black. */
  readonly isReverse: boolean;
  readonly text: string;
}

/** A label as a printer draws it, in dots. */
export interface ReadLabel {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly Block[];
  readonly texts: readonly LabelText[];
}

const SIZE = /^\^PW(\d+)\^LL(\d+)\^LH0,0\n/;
const BLOCK = /^\^FO(\d+),(\d+)\^GB(\d+),(\d+),\d+\^FS$/;
const TEXT =
  /^\^FO(?<x>\d+),(?<y>\d+)\^A0N,(?<height>\d+),\d+\^FB(?<width>\d+),(?<lines>\d),0,(?<align>[LRC])(?<reverse>\^FR)?\^FH\^FD(?<hex>[^^~\\]*)\^FS$/;

const decoded = (hex: string): string =>
  hex.replace(/_([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const blockIn = (line: string): Block | undefined => {
  const found = BLOCK.exec(line);
  if (found === null) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
  return { x, y, width, height };
};

const textIn = (line: string): LabelText => {
  const found = TEXT.exec(line)?.groups;
  if (found === undefined) throw new Error(`This is no command that we write: ${line}`);
  const [x, y, width, height, lines] = [found.x, found.y, found.width, found.height, found.lines].map(Number);
  return {
    x: x ?? 0,
    y: y ?? 0,
    width: width ?? 0,
    height: height ?? 0,
    lines: lines ?? 1,
    align: found.align as LabelText['align'],
    isReverse: found.reverse !== undefined,
    text: decoded(found.hex ?? ''),
  };
};

/**
 * Reads labels of ZPL as a printer does, from its commands alone.
 * @throws for every command that the product does not write, and for a label that does not end once.
 */
export const readZpl = (zpl: string): readonly ReadLabel[] =>
  zpl
    .split('^XA')
    .slice(1)
    .map((label) => {
      const [body = '', after] = label.split('^XZ');
      if (after?.trim() !== '') throw new Error('A label must end once.');
      const [, width = '', height = ''] = SIZE.exec(body) ?? [];
      const blocks: Block[] = [];
      const texts: LabelText[] = [];
      for (const line of body.trim().split('\n').slice(1)) {
        const block = blockIn(line);
        if (block) blocks.push(block);
        else texts.push(textIn(line));
      }
      return { width: Number(width), height: Number(height), blocks, texts };
    });
