import { Sign } from '#web/ui/text/sign.tsx';
import type { AskedQuestion } from '../page.ts';

/** The questions of a long page as links to their answers. */
export const QuestionLinks = ({ asked }: { readonly asked: readonly AskedQuestion[] }) => (
  <nav aria-label="Answers on this page" className="mx-auto max-w-6xl px-4 pt-8 print:hidden">
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {asked.map(({ question, answeredAt }) => (
        <li key={answeredAt} className="border-b border-rule">
          <a
            href={`#${answeredAt}`}
            className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold no-underline hover:underline"
          >
            {question}
            <Sign name="down" />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
