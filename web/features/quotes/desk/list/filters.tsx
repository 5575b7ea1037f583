import { quoteStatuses } from '#domain/quotes/lifecycle.ts';
import { MAX_COUNTED } from '#domain/quotes/limits.ts';
import { isOver } from '#domain/quotes/list-question.ts';
import { quoteStatusNames } from '#domain/quotes/status-names.ts';
import {
  type Choice,
  ChoiceFilters,
  daysChoice,
  monthChoice,
  toChoice,
} from '#web/desk-list/question/choices.tsx';
import { withChoice } from '#web/desk-list/question/question-in.ts';
import { useNames } from '#web/session/use-names.ts';
import { Button } from '#web/ui/button.tsx';
import { useQuoteCounts } from '../use-quote-counts.ts';
import { isOfQueue, type Question } from './question.ts';

type Name = keyof Question | 'show';

const OPEN = 'open';
/** All that ended in one way, whenever it was: views that people kept ask for it. */
const OVER = 'over';

const counted = (words: string, count: number | undefined): string => {
  if (count === undefined) return words;
  return `${words} (${count >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : count})`;
};

const namesOf = (over: boolean): Choice['options'] =>
  quoteStatuses
    .filter((status) => isOver(status) === over)
    .map((status) => ({ value: status, label: quoteStatusNames[status] }));

const statusChoice = (over: boolean) =>
  ({ name: 'status', label: over ? 'Ended' : 'Status', all: 'Any', options: namesOf(over) }) as const;

/** What waits for us, by what it needs and who has taken it, with how many there are. */
const useQueueChoices = ({ taken }: Question): readonly Choice<Name>[] => {
  const { data } = useQuoteCounts();
  const colleague = taken === 'me' || taken === 'nobody' ? undefined : taken;
  const nameOf = useNames(colleague === undefined ? [] : [colleague]);
  return [
    {
      name: 'task',
      label: 'Needs',
      all: 'Any',
      options: [
        { value: 'price', label: counted('A price', data?.price) },
        { value: 'reply', label: counted('A reply', data?.reply) },
      ],
    },
    {
      name: 'taken',
      label: 'Taken by',
      all: 'Any',
      options: [
        { value: 'nobody', label: counted('Nobody', data?.nobody) },
        { value: 'me', label: counted('Me', data?.me) },
        ...(colleague === undefined ? [] : [{ value: colleague, label: nameOf(colleague) }]),
      ],
    },
    toChoice,
    daysChoice('Asked'),
  ];
};

/** What narrows the quotes that are shown: what is over takes one filter. */
const choicesFor = (question: Question, ofQueue: readonly Choice<Name>[]): readonly Choice<Name>[] => {
  const { status, closed } = question;
  if (isOfQueue(question)) return ofQueue;
  if (closed !== undefined) return [statusChoice(true), toChoice];
  if (status !== undefined && isOver(status)) return [statusChoice(true)];
  return [statusChoice(false), toChoice, daysChoice('Asked')];
};

/** What is shown: what waits for us, all that is open, or what is over by month. */
const shownIn = ({ status, which, closed }: Question): string => {
  if (closed !== undefined) return closed;
  if (status !== undefined) return isOver(status) ? OVER : OPEN;
  return which === undefined ? '' : OPEN;
};

const chosen = (now: Question, name: Name, value: string): Question => {
  if (name === 'show') return value === OPEN ? { which: OPEN } : { closed: value === '' ? undefined : value };
  // All that is open stays open when no status is chosen any more.
  if (name === 'status' && now.closed === undefined && value === '')
    return { ...now, status: undefined, which: OPEN };
  return withChoice(now, name, value);
};

/** What the list of quotes can be asked besides a search, all of it together. */
export const QuoteFilters = ({
  question,
  onAsk,
}: {
  readonly question: Question;
  /** What is asked from now on, by what was asked last. */
  readonly onAsk: (change: (question: Question) => Question) => void;
}) => {
  const { data } = useQuoteCounts();
  const ofQueue = useQueueChoices(question);
  const { search, owner, ...set } = question;
  const months = monthChoice('Over, asked in');
  const show: Choice<Name> = {
    name: 'show',
    label: 'Show',
    all: counted('Waiting for us', data?.waiting),
    options: [
      { value: OPEN, label: 'All open' },
      ...(shownIn(question) === OVER ? [{ value: OVER, label: 'Over' }] : []),
      ...months.options,
    ],
  };
  return (
    <ChoiceFilters
      choices={[show, ...choicesFor(question, ofQueue)]}
      asked={{ ...question, show: shownIn(question) }}
      count={Object.values(set).filter((value) => value !== undefined).length}
      onChoose={(name, value) => onAsk((now) => chosen(now, name, value))}
    >
      {owner === undefined ? null : (
        <Button look="quiet" onClick={() => onAsk((now) => ({ ...now, owner: undefined }))}>
          Of all customers
        </Button>
      )}
    </ChoiceFilters>
  );
};
