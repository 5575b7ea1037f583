import { missingNames } from '#domain/bookings/desk/list-question.ts';
import { bookingStates, isOpen } from '#domain/bookings/lifecycle.ts';
import {
  type Choice,
  ChoiceFilters,
  daysChoice,
  monthChoice,
  toChoice,
} from '#web/desk-list/question/choices.tsx';
import { withChoice } from '#web/desk-list/question/question-in.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { missingWords, states } from '../words.tsx';
import type { Question } from './question.ts';

const namesOf = (open: boolean): Choice['options'] =>
  bookingStates
    .filter((state) => isOpen(state) === open)
    .map((state) => ({ value: state, label: states[state].words }));

/** What narrows what is open; of what ended in a month, how, and where it went. */
const choicesFor = ({ closed, day }: Question): readonly Choice<keyof Question>[] => {
  const month = monthChoice('Ended in');
  if (closed !== undefined)
    return [month, { name: 'state', label: 'Ended', all: 'Any', options: namesOf(false) }, toChoice];
  return [
    month,
    {
      name: 'state',
      label: 'State',
      all: 'Any',
      // What came on a day may be over.
      options: day === undefined ? namesOf(true) : [...namesOf(true), ...namesOf(false)],
    },
    {
      name: 'missing',
      label: 'Missing',
      all: 'Any',
      options: missingNames.map((one) => ({ value: one, label: missingWords[one] })),
    },
    toChoice,
    daysChoice('Booked'),
  ];
};

/** The beginning of a ZIP code. It is asked once it is whole. */
const Zip = ({ value, onAsk }: { readonly value: string; readonly onAsk: (zip: string) => void }) => (
  <PlainInput
    key={value}
    label="ZIP area"
    optional={false}
    inputMode="numeric"
    placeholder="112"
    maxLength={3}
    defaultValue={value}
    onChange={({ target }) => {
      if (/^(\d{3})?$/.test(target.value)) onAsk(target.value);
    }}
  />
);

/** What the list of bookings can be asked besides a search, all of it together. */
export const BookingFilters = ({
  question,
  onAsk,
}: {
  readonly question: Question;
  /** What is asked from now on, by what was asked last. */
  readonly onAsk: (change: (question: Question) => Question) => void;
}) => {
  const { search, owner, ...set } = question;
  const choose = (name: keyof Question, value: string): void => onAsk((now) => withChoice(now, name, value));
  return (
    <ChoiceFilters
      choices={choicesFor(question)}
      asked={question}
      count={Object.values(set).filter((value) => value !== undefined).length}
      onChoose={choose}
    >
      {question.closed === undefined ? (
        <>
          <PlainInput
            label="Day"
            type="date"
            optional={false}
            value={question.day ?? ''}
            onChange={({ target: { value } }) => choose('day', value)}
          />
          <Zip value={question.area ?? ''} onAsk={(zip) => choose('area', zip)} />
        </>
      ) : null}
      {owner === undefined ? null : (
        <Button look="quiet" onClick={() => choose('owner', '')}>
          Of all customers
        </Button>
      )}
    </ChoiceFilters>
  );
};
