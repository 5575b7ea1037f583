import type { InvoiceQuestion } from '#domain/billing/list-question.ts';
import {
  type Choice,
  ChoiceFilters,
  daysChoice,
  monthChoice,
  toChoice,
} from '#web/desk-list/question/choices.tsx';
import { queryOf, withChoice } from '#web/desk-list/question/question-in.ts';
import { questionOf, type ShownInvoices, shownIn } from './question.ts';

type Name = keyof InvoiceQuestion;

const shownWords: Readonly<Record<Exclude<ShownInvoices, 'owed'>, string>> = {
  overdue: 'Overdue',
  'to-pay-back': 'To pay back',
  settled: 'Paid, whenever',
  all: 'All',
};

/** What narrows a list: what is owed either way by where it goes and its age, what was paid in a month by where it goes. */
const choicesFor = (shown: ShownInvoices, { closed }: InvoiceQuestion): readonly Choice<Name>[] => {
  if (shown === 'all') return [];
  if (shown === 'settled') return closed === undefined ? [] : [toChoice];
  return [toChoice, daysChoice('Issued')];
};

/** The question after a choice. A month is one of what was paid. */
const chosen = (now: InvoiceQuestion, name: Name, value: string): string => {
  if (name !== 'show') return queryOf({ ...withChoice(now, name, value), show: now.show });
  if (/^\d/.test(value)) return queryOf({ show: 'settled', closed: value });
  return value === '' ? '' : queryOf({ show: value });
};

/** What the list of invoices can be asked besides a search, all of it together. */
export const InvoiceFilters = ({
  query,
  onAsk,
}: {
  /** The question as the address has it. */
  readonly query: string;
  /** What is asked from now on, by what was asked last. */
  readonly onAsk: (change: (query: string) => string) => void;
}) => {
  const asked = new URLSearchParams(query);
  const [shown, question] = [shownIn(asked), questionOf(asked)];
  const show: Choice<Name> = {
    name: 'show',
    label: 'Show',
    all: 'To be paid',
    options: [
      ...Object.entries(shownWords).map(([value, label]) => ({ value, label })),
      ...monthChoice('Paid in').options,
    ],
  };
  const { to, days, closed } = question;
  return (
    <ChoiceFilters
      choices={[show, ...choicesFor(shown, question)]}
      asked={{ ...question, show: closed ?? (shown === 'owed' ? '' : shown) }}
      count={[shown === 'owed' ? undefined : shown, to, days].filter((one) => one !== undefined).length}
      onChoose={(name, value) => onAsk((now) => chosen(questionOf(new URLSearchParams(now)), name, value))}
    />
  );
};
