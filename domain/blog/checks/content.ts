import { readable } from '../body/lines.ts';
import { altProblem } from '../pictures/alt.ts';
import { begin, type Check, check, type ReadText } from './read-text.ts';

const LEAST_WORDS = 300;

/** Words of a link that do not say where it leads. */
const EMPTY_WORDS = /^(?:click |tap )?(?:here|this|this link|this page|link|more|read more|learn more)\.?$/i;

/** A price that somebody typed: it stays when the rate card changes. */
const TYPED_PRICE = /\$\s?\d[\d,]*(?:\.\d+)?/;

const links = ({ links: all }: ReadText): readonly Check[] => {
  const empty = all.find((link) => EMPTY_WORDS.test(readable(link.words).trim()));
  return [
    check(
      'own-link',
      all.some(({ link }) => link.startsWith('/')),
      'It leads to a page of ours.',
      'Link to a page of ours, such as /rates or /shipping-calculator.',
    ),
    check(
      'link-words',
      empty === undefined,
      'The words of every link say where it leads.',
      `Write where the link leads instead of “${empty ? readable(empty.words) : ''}”.`,
    ),
  ];
};

const typedPrice = ({ lines, text, headings }: ReadText): Check => {
  const all = [text.title, text.description, ...headings.map(({ title }) => title), ...lines.map(readable)];
  const price = all.map((line) => TYPED_PRICE.exec(line)?.[0]).find((found) => found !== undefined);
  return check(
    'typed-price',
    price === undefined,
    'No price is typed by hand.',
    `Insert a figure instead of “${price ?? ''}”, if it is a price of ours: a figure changes with the rate card.`,
  );
};

const picturesTold = ({ text }: ReadText): Check => {
  const untold = text.body.find((block) => block.kind === 'image' && altProblem(block) !== undefined);
  const said = untold?.kind === 'image' ? untold.alt : '';
  return check(
    'pictures-told',
    untold === undefined,
    'The alt text of every picture says what it shows.',
    `Say what the picture “${begin(said)}” shows. People who cannot see it hear only its alt text.`,
  );
};

/** What a post should have. */
export const contentChecks = (read: ReadText): readonly Check[] => {
  const unnamed = read.text.body.some((block) => block.kind === 'table' && block.caption.trim() === '');
  const { ending } = read.text;
  return [
    check(
      'length',
      read.words >= LEAST_WORDS,
      'It is long enough to answer a question.',
      `Write at least ${LEAST_WORDS} words. It has ${read.words}.`,
    ),
    ...links(read),
    check(
      'tables-named',
      !unnamed,
      'Every table says what it shows.',
      'Say above each table what it shows: a screen reader reads that first.',
    ),
    picturesTold(read),
    typedPrice(read),
    check(
      'ending',
      ending !== undefined && ending.title.trim() !== '' && ending.action.label.trim() !== '',
      'The end says what to do next.',
      'Add an end with a heading and a button: what should readers do next?',
    ),
  ];
};
