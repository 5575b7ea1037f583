import type { Brand } from '#domain/settings/brand.ts';
import { sentenceHtml } from './html/escape-html.ts';
import { frame } from './html/frame.ts';
import {
  blockHtml,
  buttonHtml,
  contentIdOf,
  factsHtml,
  linksHtml,
  noteHtml,
  paragraphHtml,
  photoHtml,
  statusHtml,
  tableHtml,
} from './html/parts.ts';
import { placeHtml, toDoHtml } from './html/to-do.ts';
import type { Letter, LetterPhoto, SentPhoto, WrittenLetter } from './letter.ts';
import { painted } from './look.ts';
import { plainText } from './plain-text.ts';
import { linksOf, oneLine, replyAddress } from './words.ts';

const toSent = ({ fileName, bytes }: LetterPhoto, index: number): SentPhoto => ({
  fileName,
  bytes,
  contentId: contentIdOf(index),
});

/** What stands between our mark and how to reach us. */
const contentHtml = (letter: Letter, brand: Brand): string => {
  const { status, todo, place, table, photos = [], block, facts = [], note } = letter;
  const { others, ...answers } = linksOf(letter);
  const { button } = answers;
  return [
    status ? statusHtml(status) : '',
    `<h1 ${painted('text', 'margin:0 0 14px;font-size:25px;line-height:31px')}>${sentenceHtml(letter.heading)}</h1>`,
    ...letter.paragraphs.map((text) => paragraphHtml(text, brand)),
    todo ? toDoHtml(todo, answers) : '',
    place ? placeHtml(place) : '',
    table ? tableHtml(table) : '',
    ...photos.map(photoHtml),
    block ? blockHtml(block) : '',
    button && !todo ? buttonHtml(button) : '',
    facts.length > 0 ? factsHtml(facts) : '',
    linksHtml(others),
    note ? noteHtml(note) : '',
  ].join('');
};

/** Writes a letter as HTML and as plain text, which say the same in the same order. Pure: the same letter is written the same. */
export const writeLetter = (letter: Letter, brand: Brand): WrittenLetter => {
  const replyTo = replyAddress(letter, brand);
  return {
    subject: oneLine(letter.subject),
    html: frame(letter, brand, contentHtml(letter, brand)),
    text: plainText(letter, brand),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(letter.photos === undefined ? {} : { photos: letter.photos.map(toSent) }),
  };
};
