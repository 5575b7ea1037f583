import { countWords, readable, sentencesIn } from '../body/lines.ts';
import { begin, type Check, check, type ReadText } from './read-text.ts';

const PARAGRAPH_MOST = 120;
const SENTENCE_MOST = 25;
/** So many long sentences are no trouble among short ones. */
const LONG_SENTENCES_MOST = 0.2;
const WITHOUT_HEADING_MOST = 300;

const sentences = ({ lines }: ReadText): Check => {
  const all = lines.flatMap((words) => sentencesIn(readable(words)));
  const long = all.filter((sentence) => countWords(sentence) > SENTENCE_MOST);
  return check(
    'sentences',
    long.length <= all.length * LONG_SENTENCES_MOST,
    'Most sentences are short.',
    `Cut long sentences in two. ${long.length} of ${all.length} have more than ${SENTENCE_MOST} words, such as “${begin(long[0] ?? '')}”`,
  );
};

const paragraphs = ({ lines }: ReadText): Check => {
  const long = lines.map(readable).find((text) => countWords(text) > PARAGRAPH_MOST);
  return check(
    'paragraphs',
    long === undefined,
    'No paragraph is too long for a phone.',
    `Make two of the paragraph “${begin(long ?? '')}” It has more than ${PARAGRAPH_MOST} words.`,
  );
};

/** How many words stand without a heading, at most. */
const longestStretch = ({ text }: ReadText): number => {
  let now = 0;
  let longest = 0;
  for (const block of text.body) {
    if (block.kind === 'heading') now = 0;
    else if (block.kind === 'paragraph') now += countWords(readable(block.words));
    longest = Math.max(longest, now);
  }
  return longest;
};

/** What makes a post easy to read. */
export const readingChecks = (read: ReadText): readonly Check[] => [
  sentences(read),
  paragraphs(read),
  check(
    'heading-order',
    read.headings[0] === undefined || read.headings[0].level === 2,
    'The headings are in order.',
    `Make “${read.headings[0]?.title ?? ''}” a chapter: the first heading begins one.`,
  ),
  check(
    'headings-often',
    longestStretch(read) <= WITHOUT_HEADING_MOST,
    'There is a heading often enough.',
    `Put a heading in between: ${longestStretch(read)} words stand without one.`,
  ),
];
