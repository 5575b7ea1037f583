import type { AnsweredQuestion } from '../seo/faq-page.ts';

/** A question with its answer, and the id for links. */
export interface AnswerItem extends AnsweredQuestion {
  readonly id: string;
  /** A link for more information. */
  readonly more?: { readonly label: string; readonly to: string };
}

/**
 * Questions that open without a script. The page's `faqPage` data has the same items. The id is on an element inside, so that browsers
 * open the answer when a link leads to it.
 */
export const Answers = ({ items }: { readonly items: readonly AnswerItem[] }) => (
  <div className="border-b border-rule">
    {items.map(({ id, question, answer, more }) => (
      <details key={id} className="answer border-t border-rule">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3">
          <h3 className="flex-1 font-sans text-lg font-semibold tracking-normal">{question}</h3>
          <span aria-hidden="true" className="answer-mark" />
        </summary>
        <div id={id} className="max-w-prose scroll-mt-20 pb-5">
          <p>{answer}</p>
          {more ? (
            <a href={more.to} className="text-link inline-flex min-h-11 items-center">
              {more.label}
            </a>
          ) : null}
        </div>
      </details>
    ))}
  </div>
);
