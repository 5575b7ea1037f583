import { describe, expect, test } from 'vitest';
import { keptWords } from '#domain/kernel/kept-words.ts';
import { codeIn, textOf } from '../support/imports.ts';

/** Text as people read it: on one line. */
const wordsIn = (file: string): string => textOf(file).replaceAll(/\s+/g, ' ');
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

describe('a period that is written out', () => {
  test.each([
    ['web/features/enquiries/enquiry-form.tsx', `keep it for ${keptWords('enquiries')}.`],
    ['web/features/enquiries/staff/enquiry/enquiry-page.tsx', `deleted after ${keptWords('enquiries')}.`],
    ['web/features/monitoring/group/error-group-page.tsx', `deleted after ${keptWords('record')};`],
    ['web/features/monitoring/queues/queues-view.tsx', `kept for ${keptWords('deadLetter')}.`],
    ['docs/papers.md', `**Kept ${keptWords('papers')}** as issued`],
  ])('in %s is that of the table: %s', (file, sentence) => {
    expect(wordsIn(file)).toContain(sentence);
  });

  test('on the privacy page comes from the table', () => {
    const kept = textOf('web/site/pages/legal/privacy-use.tsx')
      .split('const Kept =')[1]
      ?.split('const Rights =')[0];
    expect(kept).toContain("period('papers')");
    expect(kept).not.toMatch(/'[^']*\b(?:days|years?)\b[^']*'/);
  });
});

describe('when an item is deleted', () => {
  /** Stripe has a field of this name, which is none of ours. */
  const others = ['lambdas/runtime/table/expires.ts', 'lambdas/payments/provider/stripe-provider.ts'];
  const sources = codeIn('lambdas').filter((file) => !others.includes(file));

  test('is worked out in one file, from the table of retention', () => {
    const named = /\b\w*KEPT_DAYS\b|as Expiry\b|z\.custom<Expiry>/;
    expect(sources.filter((file) => named.test(textOf(file)))).toEqual([]);
  });

  test('is never a bare number, where the compiler cannot see it: in updates and conditional writes', () => {
    const values =
      /(?:expires_at|':expires'|':kept'):\s*(?!\s|expires\(|keptFrom\(|expiry\(|Expiry\b)([^\n]*)/g;
    const bare = sources.flatMap((file) =>
      [...textOf(file).matchAll(values)].map(([line]) => `${file}: ${line}`),
    );
    expect(bare).toEqual([]);
  });
});

test('periods are said as people say them', () => {
  expect([
    keptWords('record'),
    keptWords('lake'),
    keptWords('photos'),
    capital(keptWords('parties')),
  ]).toEqual(['30 days', '400 days', 'one year', 'Ten years']);
});
