import type { PostFigures } from '#domain/blog/figures/post-figures.ts';
import type { Cell } from '#domain/kernel/csv.ts';

/** A figure of posts: how it is shown, how it is written into a file, and how it is counted, in plain words. */
interface Measure {
  readonly heading: string;
  readonly counted: string;
  readonly text: (figures: PostFigures) => string;
  readonly cell: (figures: PostFigures) => Cell;
}

const NOTHING_MEASURED = '—';

const count = (value: number): string => value.toLocaleString('en-US');

const number = (heading: string, of: (figures: PostFigures) => number, counted: string): Measure => ({
  heading,
  counted,
  text: (figures) => count(of(figures)),
  cell: of,
});

/** A share of those whose depth is known, in whole percent. */
const share = (heading: string, of: (figures: PostFigures) => number, counted: string): Measure => {
  const percent = (figures: PostFigures) =>
    figures.left === 0 ? undefined : Math.round((100 * of(figures)) / figures.left);
  return {
    heading,
    counted,
    text: (figures) => {
      const value = percent(figures);
      return value === undefined ? NOTHING_MEASURED : `${value}%`;
    },
    cell: (figures) => percent(figures) ?? null,
  };
};

const AFTER =
  'Counts for the post that was the last one read in the same tab of the browser. What someone does in another tab or on another day counts for no post.';

/** Every figure, in the order of the table. */
export const measures: readonly Measure[] = [
  number(
    'Opened',
    ({ opened }) => opened,
    'How often the page was opened and then scrolled or touched. One person may open it several times.',
  ),
  number(
    'Readers',
    ({ readers }) => readers,
    'Who opened it. An estimate, usually within 10%: a person is a signed-in customer, or else an internet address and browser on one day.',
  ),
  share('Half read', ({ toHalf }) => toHalf, 'Of those who left it, who had seen the first half.'),
  share('All read', ({ toEnd }) => toEnd, 'Of those who left it, who had seen its end.'),
  number('Links', ({ clicks }) => clicks, 'Links in the post that lead to another page of ours.'),
  number('Calls', ({ contacts }) => contacts, `Our phone, e-mail or WhatsApp was tapped. ${AFTER}`),
  number('Quotes', ({ quotes }) => quotes, `A price was asked for. ${AFTER}`),
  number('Sign-ups', ({ registrations }) => registrations, `A new account was confirmed. ${AFTER}`),
  number('Bookings', ({ bookings }) => bookings, `A shipment or a pickup was booked. ${AFTER}`),
];
