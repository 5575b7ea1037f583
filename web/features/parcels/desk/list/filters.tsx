import { parcelHolds } from '#domain/parcels/holds/hold-kinds.ts';
import { isHere, parcelStates } from '#domain/parcels/lifecycle.ts';
import { type Choice, ChoiceFilters, daysChoice, monthChoice } from '#web/desk-list/question/choices.tsx';
import { withChoice } from '#web/desk-list/question/question-in.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { holdNames, states } from '../words.tsx';
import { mailboxIn, type Question, shelfIn } from './question.ts';

const namesOf = (here: boolean): Choice['options'] =>
  parcelStates
    .filter((state) => isHere(state) === here)
    .map((state) => ({ value: state, label: states[state].words }));

/** What narrows what is here; of what left in a month, how. */
const choicesFor = ({ closed }: Question): readonly Choice<keyof Question>[] => {
  const month = monthChoice('Left in', 'Here');
  if (closed !== undefined)
    return [month, { name: 'state', label: 'Left', all: 'Any', options: namesOf(false) }];
  return [
    month,
    { name: 'state', label: 'State', all: 'Any', options: namesOf(true) },
    {
      name: 'hold',
      label: 'Held by',
      all: 'Any',
      options: parcelHolds.map((one) => ({ value: one, label: holdNames[one] })),
    },
    daysChoice('Came'),
  ];
};

/** Something typed by which the list is asked once somebody leaves the field. */
const Typed = ({
  label,
  placeholder,
  value = '',
  read,
  onAsk,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string | undefined;
  /** What was typed, as the list is asked; undefined for what is none. */
  readonly read: (typed: string) => string | undefined;
  readonly onAsk: (value: string) => void;
}) => (
  <PlainInput
    key={value}
    label={label}
    optional={false}
    placeholder={placeholder}
    maxLength={12}
    autoCapitalize="characters"
    defaultValue={value}
    onBlur={({ target }) => {
      const asked = target.value.trim() === '' ? '' : read(target.value);
      if (asked !== undefined && asked !== value) onAsk(asked);
    }}
    onKeyDown={({ key, currentTarget }) => {
      if (key === 'Enter') currentTarget.blur();
    }}
  />
);

/** What the list of parcels can be asked besides a search, all of it together. */
export const ParcelFilters = ({
  question,
  onAsk,
}: {
  readonly question: Question;
  /** What is asked from now on, by what was asked last. */
  readonly onAsk: (change: (question: Question) => Question) => void;
}) => {
  const { search, ...set } = question;
  const choose = (name: keyof Question, value: string): void => onAsk((now) => withChoice(now, name, value));
  return (
    <ChoiceFilters
      choices={choicesFor(question)}
      asked={question}
      count={Object.values(set).filter((value) => value !== undefined).length}
      onChoose={choose}
    >
      {question.closed === undefined ? (
        <Typed
          label="Shelf"
          placeholder="B-04"
          value={question.shelf}
          read={shelfIn}
          onAsk={(shelf) => choose('shelf', shelf)}
        />
      ) : null}
      <Typed
        label="Mailbox"
        placeholder="10001"
        value={question.mailbox}
        read={mailboxIn}
        onAsk={(mailbox) => choose('mailbox', mailbox)}
      />
    </ChoiceFilters>
  );
};
