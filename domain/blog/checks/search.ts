import { plainWords, readable } from '../body/lines.ts';
import { type Check, check, type ReadText } from './read-text.ts';

/** Search results show about so many letters of a title. */
const TITLE_SHOWN = 60;
const DESCRIPTION_LEAST = 70;
/** Search results show about so many letters of a description. */
const DESCRIPTION_SHOWN = 160;

/** Whether all words of a phrase are in a text, in any order. */
const says = (text: string, phrase: string): boolean => {
  const words = new Set(plainWords(text));
  return plainWords(phrase).every((word) => words.has(word));
};

const phraseChecks = ({ text, phrase, slug, headings }: ReadText): readonly Check[] => {
  if (phrase === '')
    return [
      check('phrase', false, '', 'Say on the page of the post what people search for who should find it.'),
    ];
  const first = text.body.find((block) => block.kind === 'paragraph');
  const opening = `${readable(text.lead)} ${first ? readable(first.words) : ''}`;
  return [
    check(
      'phrase-in-title',
      says(text.title, phrase),
      'The title has the words people search for.',
      `Put “${phrase}” into the title.`,
    ),
    check(
      'phrase-in-address',
      says(slug, phrase),
      'The address has the words people search for.',
      `Put “${phrase}” into the end of the address, on the page of the post.`,
    ),
    check(
      'phrase-in-opening',
      says(opening, phrase),
      'The first lines have the words people search for.',
      `Put “${phrase}” into the lead or the first paragraph.`,
    ),
    check(
      'phrase-in-heading',
      headings.some(({ title }) => says(title, phrase)),
      'A heading has the words people search for.',
      `Put “${phrase}” into one of the headings.`,
    ),
  ];
};

/** What helps people to find a post. */
export const searchChecks = (read: ReadText): readonly Check[] => {
  const { title, description } = read.text;
  const size = description.trim().length;
  return [
    ...phraseChecks(read),
    check(
      'title-length',
      title.trim() !== '' && title.length <= TITLE_SHOWN,
      'Search results show the whole title.',
      title.trim() === ''
        ? 'Write a title.'
        : `Shorten the title to ${TITLE_SHOWN} letters: search results cut off the rest. It has ${title.length}.`,
    ),
    check(
      'description',
      size >= DESCRIPTION_LEAST && size <= DESCRIPTION_SHOWN,
      'The description is as long as search results show.',
      `Write a description of ${DESCRIPTION_LEAST} to ${DESCRIPTION_SHOWN} letters. It has ${size}.`,
    ),
  ];
};
