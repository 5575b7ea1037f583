import { type DrawingName, drawings } from '#domain/blog/body/block.ts';
import { type LiveBlock, liveNames } from '#domain/blog/body/live.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import type { SiteBlock } from '../nodes/shown.ts';

/** Blocks in which somebody types. */
export const typedBlocks = {
  quote: 'Quote',
  steps: 'Steps',
  questions: 'Questions and answers',
  table: 'Table',
} as const;
export type TypedBlock = keyof typeof typedBlocks;

const named = (prefix: string, names: Readonly<Record<string, string>>, begin: string) =>
  Object.entries(names).map(([value, label]) => ({ value: `${prefix}${value}`, label: `${begin}${label}` }));

/** Blocks that the site shows by itself, by what a form calls them. */
export const shownOptions = [...named('drawing:', drawings, 'Drawing: '), ...named('live:', liveNames, '')];

/** Everything that can be put between paragraphs. */
export const blockOptions = [...named('', typedBlocks, ''), ...shownOptions];

const isDrawing = (name: string): name is DrawingName => Object.hasOwn(drawings, name);

const newLive = (live: LiveBlock['live'], to: DestinationCode): LiveBlock => {
  switch (live) {
    case 'facts':
      return { kind: 'live', live, to, boxes: true };
    case 'price':
      return {
        kind: 'live',
        live,
        title: '',
        to,
        goods: [{ barrel: 'B55', weight: 140 }],
        wishes: {},
      };
    case 'size-weight':
      return { kind: 'live', live, size: [24, 18, 18] };
    case 'goods':
      return { kind: 'live', live, verdict: 'never' };
    default:
      return { kind: 'live', live, to };
  }
};

/** What a form calls a block. */
export const optionOf = (block: SiteBlock): string =>
  block.kind === 'drawing' ? `drawing:${block.drawing}` : `live:${block.live}`;

/** The block of an option with the usual values; undefined for one in which somebody types. */
export const blockOf = (option: string, to: DestinationCode): SiteBlock | undefined => {
  const [kind, name = ''] = option.split(':');
  if (kind === 'drawing' && isDrawing(name)) return { kind, drawing: name };
  return kind === 'live' && Object.hasOwn(liveNames, name)
    ? newLive(name as LiveBlock['live'], to)
    : undefined;
};
