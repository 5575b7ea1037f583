import type { AnsweredQuestion } from '../seo/faq-page.ts';

/** A question with its answer, and the id by which it can be linked to. */
export interface AnswerItem extends AnsweredQuestion {
  readonly id: string;
  /** Where to read on. */
  readonly more?: { readonly label: string; readonly to: string };
}

/**
 * Questions that unfold without a script. The page's `faqPage` data is made from the same items. The id is on an
 * element inside, so that browsers unfold the answer when a link leads to it.
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
