import { BOLD, ITALIC } from '../convert/state-node.ts';

const wordOf = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\w-]+)`, 'i').exec(style)?.[1]?.toLowerCase();

const boldIn = (style: string): number | undefined => {
  const weight = wordOf(style, 'font-weight');
  if (weight === undefined) return undefined;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 ? BOLD : 0;
};

const italicIn = (style: string): number | undefined => {
  const slant = wordOf(style, 'font-style');
  if (slant === undefined) return undefined;
  return slant === 'italic' || slant === 'oblique' ? ITALIC : 0;
};

/**
 * The marks of a text within a tag, as Lexical's bits. A style counts more than its tag, because Google Docs puts a whole document into a `<b>`
 * that is not bold.
 */
export const formatIn = (tag: string, style: string, around: number): number => {
  const bold = boldIn(style) ?? (tag === 'b' || tag === 'strong' ? BOLD : around & BOLD);
  const italic = italicIn(style) ?? (tag === 'i' || tag === 'em' ? ITALIC : around & ITALIC);
  return bold | italic;
};

/** Word writes what an item of a list is into its style: `mso-list:l0 level2 lfo1`. */
export const wordLevel = (style: string): number | undefined => {
  const level = /mso-list\s*:[^;]*\blevel(\d)/i.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
};

/** Word writes the dot or the number of an item as text, and marks it. */
export const isWordMarker = (style: string): boolean => /mso-list\s*:\s*ignore/i.test(style);
