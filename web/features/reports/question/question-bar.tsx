import { useNavigate } from 'react-router-dom';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { monthsBefore } from '#domain/reports/figures/period.ts';
import { groupings } from '#domain/reports/figures/rows.ts';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { monthWords } from '#web/ui/time/last-months.ts';
import { groupingNames } from '../figures/row-names.ts';
import { type Question, searchOf } from './question.ts';

/** Flights are booked two months ahead, and a report goes back two years. */
const MONTHS_AHEAD = 2;
const MONTHS_OFFERED = 27;

const monthsOffered = (today: string, chosen: string) => {
  const last = monthsBefore(today, -MONTHS_AHEAD);
  const offered = Array.from({ length: MONTHS_OFFERED }, (_, place) => monthsBefore(last, place));
  const all = offered.includes(chosen) ? offered : [...offered, chosen].toSorted().toReversed();
  return all.map((month) => ({ value: month, label: monthWords(month) }));
};

/** Which months and which destination, and by what they are put together. Everything is in the address. */
export const QuestionBar = ({ question, today }: { readonly question: Question; readonly today: string }) => {
  const navigate = useNavigate();
  const ask = (change: Partial<Question>) => searchOf({ ...question, ...change });
  const { from, to, lane, by } = question;
  return (
    <div className="mb-6 grid gap-4">
      <div className="grid max-w-lg gap-4 sm:grid-cols-2">
        <SelectField
          label="From"
          value={from}
          options={monthsOffered(today, from)}
          onChange={({ target }) => void navigate({ search: ask({ from: target.value }) })}
        />
        <SelectField
          label="To"
          value={to}
          options={monthsOffered(today, to)}
          onChange={({ target }) => void navigate({ search: ask({ to: target.value }) })}
        />
      </div>
      <ChoiceLinks
        label="Where to"
        choices={[
          { label: 'All destinations', search: ask({ lane: undefined }), current: lane === undefined },
          ...allDestinations.map(({ code, country }) => ({
            label: country,
            search: ask({ lane: code }),
            current: lane === code,
          })),
        ]}
      />
      <ChoiceLinks
        label="Put together by"
        choices={groupings.map((one) => ({
          label: `By ${groupingNames[one].toLowerCase()}`,
          search: ask({ by: one }),
          current: by === one,
        }))}
      />
    </div>
  );
};
