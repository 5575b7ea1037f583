import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { destinationFigureNames, houseFigureNames } from './figures.ts';
import { LinkTarget } from './link.ts';

/** Longer paragraphs are two. */
export const LONGEST_TEXT = 5_000;
export const MOST_PARTS = 200;

const marks = { strong: z.optional(z.literal(true)), emphasis: z.optional(z.literal(true)) };

/**
 * Characters that a page cannot show or that turn the text around it: control characters, halves of a surrogate pair, and the marks of
 * the direction of writing.
 */
const UNSEEN = /(?![\t\n])\p{Control}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/gu;

/** The same text without what a page cannot show. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** A text as it is typed or pasted: what cannot be shown is left out, whatever is too long is refused. */
export const shownText = (longest: number) =>
  z.string().check(z.overwrite(withoutUnseen), z.maxLength(longest));

const Text = z.strictObject({ text: shownText(LONGEST_TEXT), ...marks });

const Figure = z.union([
  z.strictObject({ figure: z.enum(destinationFigureNames), to: z.enum(destinationCodes), ...marks }),
  z.strictObject({ figure: z.enum(houseFigureNames), ...marks }),
]);

const Plain = z.union([Text, Figure]);

const Link = z.strictObject({
  link: LinkTarget,
  words: z.array(Plain).check(z.minLength(1), z.maxLength(MOST_PARTS)),
});

/** A line of text: words, figures and links. */
export const Words = z.array(z.union([Text, Figure, Link])).check(z.maxLength(MOST_PARTS));

export type TextPart = z.infer<typeof Text>;
export type FigurePart = z.infer<typeof Figure>;
export type LinkPart = z.infer<typeof Link>;
export type PlainPart = TextPart | FigurePart;
export type Part = PlainPart | LinkPart;
export type Words = z.infer<typeof Words>;
