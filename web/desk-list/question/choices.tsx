import type { ReactNode } from 'react';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { lastMonths, monthWords } from '#web/ui/time/last-months.ts';
import { Filters } from './filters.tsx';

/** One filter of a list: what can be chosen, and what is shown when nothing is. */
export interface Choice<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const MONTHS = 12;
const ages: readonly number[] = [3, 7, 14, 30];

/** Where it goes. */
export const toChoice = {
  name: 'to',
  label: 'To',
  all: 'Any',
  options: allDestinations.map(({ code, country }) => ({ value: code, label: country })),
} as const satisfies Choice;

/** At least so old: `Booked`, 3 or more days ago. */
export const daysChoice = (label: string) =>
  ({
    name: 'days',
    label,
    all: 'Any',
    options: ages.map((days) => ({ value: String(days), label: `${days} or more days ago` })),
  }) as const satisfies Choice;

/** What is open, or a month: `Closed in November 2026`. */
export const monthChoice = (words: string, all = 'Open') =>
  ({
    name: 'closed',
    label: 'Show',
    all,
    options: lastMonths(MONTHS).map((one) => ({ value: one, label: `${words} ${monthWords(one)}` })),
  }) as const satisfies Choice;

/** The filters of a list beside each other. */
export const ChoiceFilters = <Name extends string>({
  choices,
  asked,
  count,
  onChoose,
  children,
}: {
  readonly choices: readonly Choice<Name>[];
  readonly asked: Readonly<Partial<Record<Name, unknown>>>;
  /** How many are set. */
  readonly count: number;
  readonly onChoose: (name: Name, value: string) => void;
  /** Fields in which something is typed. */
  readonly children?: ReactNode;
}) => (
  <Filters count={count}>
    {choices.map(({ name, label, all, options }) => (
      <PlainChoice
        key={name}
        label={label}
        required
        placeholder={all}
        options={options}
        value={String(asked[name] ?? '')}
        onChange={({ target: { value } }) => onChoose(name, value)}
      />
    ))}
    {children}
  </Filters>
);
