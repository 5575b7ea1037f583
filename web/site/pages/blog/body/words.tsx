import type { ReactNode } from 'react';
import type { Part, PlainPart, Words } from '#domain/blog/body/inline.ts';
import type { Site } from '../../../page.ts';
import { figureWords } from './figure-words.ts';
import { inOrder } from './in-order.ts';

const plainOf = (site: Site, part: PlainPart): string =>
  'text' in part ? part.text : figureWords(site, part);

/** A line of a post without marks and links. */
export const plainWords = (site: Site, words: Words): string =>
  words
    .flatMap((part) => ('link' in part ? part.words : [part]))
    .map((part) => plainOf(site, part))
    .join('');

const shownPlain = (site: Site, part: PlainPart): ReactNode => {
  const text = plainOf(site, part);
  const emphasized = part.emphasis ? <em>{text}</em> : text;
  return part.strong ? <strong>{emphasized}</strong> : emphasized;
};

const shownPart = (site: Site, part: Part): ReactNode =>
  'link' in part ? (
    <a href={part.link}>{inOrder(part.words.map((each) => shownPlain(site, each)))}</a>
  ) : (
    shownPlain(site, part)
  );

/** A line of a post: text, figures of today, links. */
export const ShownWords = ({ site, words }: { readonly site: Site; readonly words: Words }) =>
  inOrder(words.map((part) => shownPart(site, part)));
