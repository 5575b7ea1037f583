import { parcelHolds } from '#domain/parcels/holds/hold-kinds.ts';
import { isHere, parcelStates } from '#domain/parcels/lifecycle.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { lastMonths, monthWords } from '#web/ui/time/last-months.ts';
import { holdNames, states } from '../words.tsx';
import { type Question, shelfIn } from './question.ts';

interface FilterProps {
  readonly question: Question;
  readonly onAsk: (query: string) => void;
}

/** What was asked by something else than this list, so that the list shows it too. */
const Asked = ({ question: { search, shelf, mailbox } }: Pick<FilterProps, 'question'>) => (
  <>
    {search === undefined ? null : (
      <option value={`${new URLSearchParams({ search })}`}>Found for “{search}”</option>
    )}
    {shelf === undefined ? null : <option value={`shelf=${shelf}`}>Shelf {shelf}</option>}
    {mailbox === undefined ? null : <option value={`mailbox=${mailbox}`}>Mailbox {mailbox}</option>}
  </>
);

/** Every list that an index can answer. */
const Which = ({ question, onAsk }: FilterProps) => (
  <PlainSelect
    label="Show"
    required
    value={`${new URLSearchParams(question as Record<string, string>)}`}
    onChange={({ target }) => onAsk(target.value)}
  >
    <option value="">All that are here</option>
    <Asked question={question} />
    <optgroup label="State">
      {parcelStates.map((one) => (
        <option key={one} value={`state=${one}`}>
          {states[one].words}
          {isHere(one) ? '' : ', this month'}
        </option>
      ))}
    </optgroup>
    <optgroup label="Held by">
      {parcelHolds.map((one) => (
        <option key={one} value={`hold=${one}`}>
          {holdNames[one]}
        </option>
      ))}
    </optgroup>
    <optgroup label="Left in">
      {lastMonths().map((one) => (
        <option key={one} value={`closed=${one}`}>
          {monthWords(one)}
        </option>
      ))}
    </optgroup>
  </PlainSelect>
);

/** What the list shows: all that are here, a state, a hold, a month or a shelf, each a question of its own. */
export const Filters = ({ question, onAsk }: FilterProps) => (
  <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
    <Which question={question} onAsk={onAsk} />
    <PlainInput
      key={question.shelf}
      label="Shelf"
      optional={false}
      placeholder="B-04"
      maxLength={12}
      autoCapitalize="characters"
      defaultValue={question.shelf}
      onBlur={({ target: { value } }) => {
        const shelf = shelfIn(value);
        if (shelf !== undefined && shelf !== question.shelf) onAsk(`shelf=${shelf}`);
        else if (value.trim() === '' && question.shelf !== undefined) onAsk('');
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  </div>
);
