import type { SchemaThing } from '#web/shell/page-metadata.ts';

/** A question and its whole answer, as it stands on the page. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers that search engines may show; the page must show the same words. */
export const faqPage = (items: readonly AnsweredQuestion[]): SchemaThing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
