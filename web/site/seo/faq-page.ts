import type { SchemaThing } from '#web/shell/page-metadata.ts';

/** A question and its complete answer, as on the page. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Questions and answers for search engines. The page must show the same text. */
export const faqPage = (items: readonly AnsweredQuestion[]): SchemaThing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
