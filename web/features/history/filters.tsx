import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { HistoryQuestion } from '#domain/history/endpoints.ts';
import { GUEST, SYSTEM } from '#domain/history/entry.ts';
import { ownCodes, type Thing, type ThingKind, thingFrom, things, thingText } from '#domain/history/thing.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { useFullWho } from '#web/session/use-who.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceLinks } from '#web/ui/data/choice-links.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { searchOf } from './asked.ts';
import { useColleagues } from './use-history.ts';

interface Filtering {
  readonly asked: HistoryQuestion;
  readonly today: string;
}

/** Whose doings: everybody who works here, the system, people without an account, and whoever a line was opened of. */
const PersonChoice = ({ asked }: Pick<Filtering, 'asked'>) => {
  const navigate = useNavigate();
  const people = useColleagues().data?.people ?? [];
  const known = [
    ...people.map(({ userId, name }) => ({ value: userId, label: name })),
    { value: SYSTEM, label: 'The system' },
    { value: GUEST, label: 'Guests' },
  ];
  const { person } = asked;
  const isOther = person !== undefined && !known.some(({ value }) => value === person);
  const who = useFullWho(isOther ? [person] : [], 'A person without a name');
  return (
    <PlainChoice
      label="Person"
      required
      value={person ?? ''}
      placeholder="Everyone"
      options={isOther ? [...known, { value: person, label: who(person) }] : known}
      onChange={({ target }) =>
        void navigate({ search: searchOf({ ...asked, person: target.value || undefined }) })
      }
    />
  );
};

/** Kinds of which people know the number or reference. */
const typed: readonly ThingKind[] = [
  'shipment',
  'parcel',
  'booking',
  'invoice',
  'quote',
  'flight',
  'enquiry',
  'mailbox',
  'trace',
  'claim',
];

/** Asks for one thing by its number, typed as it is on papers and screens. */
const ThingForm = ({ asked }: Pick<Filtering, 'asked'>) => {
  const navigate = useNavigate();
  const now = asked.thing === undefined ? undefined : thingFrom(asked.thing);
  const [thing, setThing] = useState<Thing>(
    now && typed.includes(now.kind) ? now : { kind: 'shipment', id: '' },
  );
  const text = thingText({ ...thing, id: thing.id.trim().toUpperCase() });
  const isWrong = thing.id.trim() !== '' && thingFrom(text) === undefined;
  return (
    <form
      method="get"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) return;
        void navigate({ search: searchOf({ ...asked, thing: thing.id.trim() === '' ? undefined : text }) });
      }}
    >
      <div className="max-sm:col-span-2">
        <PlainChoice
          label="Thing"
          required
          value={thing.kind}
          options={typed.map((kind) => ({ value: kind, label: things[kind].name }))}
          onChange={({ target }) => setThing({ ...thing, kind: target.value as ThingKind })}
        />
      </div>
      <PlainInput
        label="Number"
        required
        value={thing.id}
        error={isWrong ? 'Letters, digits and dashes' : undefined}
        onChange={({ target }) => setThing({ ...thing, id: target.value })}
      />
      <Button type="submit" look="plain">
        Show
      </Button>
    </form>
  );
};

/** A day, and links to those beside it. A person or a thing can be asked for on all days. */
const DayChoice = ({ asked, today }: Filtering) => {
  const navigate = useNavigate();
  const isAll = asked.day === undefined && (asked.person !== undefined || asked.thing !== undefined);
  const day = asked.day ?? today;
  const to = (chosen: string | undefined) => searchOf({ ...asked, day: chosen });
  return (
    <div className="grid gap-3 sm:grid-cols-[12rem_1fr] sm:items-end">
      <PlainInput
        label="Day"
        type="date"
        required
        max={today}
        value={isAll ? '' : day}
        onChange={({ target }) => {
          if (target.value !== '') void navigate({ search: to(target.value) });
        }}
      />
      <ChoiceLinks
        label="Days"
        choices={[
          ...(asked.person === undefined && asked.thing === undefined
            ? []
            : [{ label: 'All days', search: to(undefined), current: isAll }]),
          { label: 'Today', search: to(today), current: !isAll && day === today },
          ...(isAll ? [] : [{ label: 'Day before', search: to(addDays(day, -1)), current: false }]),
          ...(isAll || day >= today
            ? []
            : [{ label: 'Day after', search: to(addDays(day, 1)), current: false }]),
        ]}
      />
    </div>
  );
};

/** What to show: it is in the address, so that it can be shared. */
export const Filters = ({ asked, today }: Filtering) => (
  <div className="mb-6 grid gap-4">
    <div className="grid gap-4 lg:grid-cols-2">
      <PersonChoice asked={asked} />
      <ThingForm key={asked.thing ?? ''} asked={asked} />
    </div>
    <DayChoice asked={asked} today={today} />
    {asked.thing === thingText(ownCodes) ? null : (
      <Link to={{ search: searchOf({ thing: thingText(ownCodes) }) }} className={textLink}>
        {things.codes.name}
      </Link>
    )}
  </div>
);
