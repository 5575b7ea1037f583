import { allDestinations } from '#domain/kernel/destinations.ts';
import { flightStages } from '#domain/shipments/flight-stages.ts';
import { holdKinds, holds } from '#domain/shipments/holds.ts';
import { isClosed, pieceStates } from '#domain/shipments/lifecycle.ts';
import { wordsOfState } from '#domain/shipments/state-words.ts';
import {
  ChoiceFilters,
  daysChoice,
  type Choice as ListChoice,
  monthChoice,
  toChoice,
} from '#web/desk-list/question/choices.tsx';
import { Button } from '#web/ui/button.tsx';
import { stageNames } from '../state.tsx';
import { type useFlightDays, useFlightsOfWeeks } from '../use-flight-days.ts';
import type { Question } from './question.ts';

const states = pieceStates
  .filter((state) => !isClosed(state))
  .map((state) => ({ value: state, label: wordsOfState[state].desk }));
const closedStates = pieceStates
  .filter(isClosed)
  .map((state) => ({ value: state, label: wordsOfState[state].desk }));

type Name = Exclude<keyof Question, 'search' | 'owner'>;

type Choice = ListChoice<Name>;

/** What narrows what is open; of what closed in a month, where it went and how it ended. */
const choicesFor = (question: Question, flights: Choice['options']): readonly Choice[] => {
  const { departure, closed } = question;
  const order: Choice = {
    name: 'order',
    label: 'Sort',
    all: 'Newest',
    options: [{ value: 'oldest', label: 'Oldest' }],
  };
  const month = monthChoice('Closed in');
  if (closed !== undefined)
    return [month, { name: 'state', label: 'Ended', all: 'Any', options: closedStates }, toChoice, order];
  return [
    month,
    { name: 'state', label: 'Status', all: 'Any', options: states },
    {
      name: 'hold',
      label: 'On hold',
      all: 'Any',
      options: holdKinds.map((kind) => ({ value: kind, label: holds[kind].name })),
    },
    {
      name: 'here',
      label: 'Where',
      all: 'Any',
      options: [{ value: 'yes', label: 'On our floor' }],
    },
    toChoice,
    { name: 'departure', label: 'Flight', all: 'Any', options: flights },
    ...(departure === undefined
      ? []
      : [
          {
            name: 'stage' as const,
            label: 'At the dock',
            all: 'Any',
            options: flightStages.map((stage) => ({ value: stage, label: stageNames[stage] })),
          },
        ]),
    daysChoice('Booked'),
    order,
  ];
};

/** What follows from a choice: another month begins anew, and without a flight there is no stage. */
const chosen = (question: Question, name: Name, value: string): Question => {
  const { search: _, ...asked } = question;
  const next = { ...asked, [name]: value === '' ? undefined : value } as Question;
  if (name === 'order') return next;
  if (name === 'closed') return { closed: next.closed };
  if (next.closed !== undefined && value !== '')
    return { closed: next.closed, order: next.order, [name]: value } as Question;
  return next.departure === undefined ? { ...next, stage: undefined } : next;
};

/** Flights to choose from, and the one that is asked for. */
const useFlights = (
  asked: string | undefined,
  dayOf: ReturnType<typeof useFlightDays>,
): Choice['options'] => {
  const known = (useFlightsOfWeeks() ?? []).map(({ id }) => id);
  const ids = asked === undefined || known.includes(asked) ? known : [asked, ...known];
  return ids.map((id) => ({
    value: id,
    label: `${dayOf(id)}, ${allDestinations.find(({ code }) => id.startsWith(code))?.country ?? id}`,
  }));
};

/** What the list of shipments can be asked besides a search, all of it together. */
export const ShipmentFilters = ({
  question,
  dayOf,
  onAsk,
}: {
  readonly question: Question;
  readonly dayOf: ReturnType<typeof useFlightDays>;
  /** What is asked from now on, by what was asked last. */
  readonly onAsk: (change: (question: Question) => Question) => void;
}) => {
  const flights = useFlights(question.departure, dayOf);
  const { search, owner, order, ...set } = question;
  const count = Object.values(set).filter((value) => value !== undefined).length;
  return (
    <ChoiceFilters
      choices={choicesFor(question, flights)}
      asked={question}
      count={count}
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
