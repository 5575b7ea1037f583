import { addDays, daysFrom } from '#domain/kernel/new-york.ts';
import { type DayRange, rangeProblem } from '#domain/monitoring/day-range.ts';
import type { View } from '../views.ts';

/** Ranges with a name: how many days, and how many days ago the last of them is. */
export const presets = {
  today: { label: 'Today', days: 1, ago: 0 },
  yesterday: { label: 'Yesterday', days: 1, ago: 1 },
  '7d': { label: '7 days', days: 7, ago: 0 },
  '30d': { label: '30 days', days: 30, ago: 0 },
} as const;
export type Preset = keyof typeof presets;
const DEFAULT_PRESET: Preset = '7d';

const isKeyOf = <Of extends object>(of: Of, key: string | null): key is Extract<keyof Of, string> =>
  key !== null && Object.hasOwn(of, key);

/** The view named in the address, if it is one of these; errors by default. */
export const viewOf = (search: URLSearchParams, offered: readonly View[]): View => {
  const asked = search.get('view');
  return offered.find((view) => view === asked) ?? 'errors';
};

/** The range in the address, and its preset if there is one. An impossible range falls back to the default. */
export const rangeOf = (
  search: URLSearchParams,
  today: string,
): DayRange & { readonly preset: Preset | undefined; readonly days: readonly string[] } => {
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (rangeProblem(own) === undefined) return { ...own, preset: undefined, days: daysFrom(own.from, own.to) };
  const asked = search.get('range');
  const preset = isKeyOf(presets, asked) ? asked : DEFAULT_PRESET;
  const { days, ago } = presets[preset];
  const to = addDays(today, -ago);
  const from = addDays(to, 1 - days);
  return { from, to, preset, days: daysFrom(from, to) };
};

/** The hour in the address, 0 to 23; only a single day can be narrowed to one. */
export const hourOf = (search: URLSearchParams, { from, to }: DayRange): number | undefined => {
  const hour = search.get('hour') ?? '';
  return from === to && /^(?:1?\d|2[0-3])$/.test(hour) ? Number(hour) : undefined;
};

/** The parameters that make a range of days, without an hour of an earlier one. */
export const daysParameters = (range: { readonly range?: Preset } | DayRange) => ({
  range: undefined,
  from: undefined,
  to: undefined,
  hour: undefined,
  ...range,
});

/** By what the list of errors can be sorted, the highest first. */
export const sortings = { last: 'Last seen', times: 'Times', first: 'New since' } as const;
export type Sorting = keyof typeof sortings;

/** The sorting in the address; the last seen first by default. */
export const sortingOf = (search: URLSearchParams): Sorting => {
  const asked = search.get('sort');
  return isKeyOf(sortings, asked) ? asked : 'last';
};

/** Query parameters that stay when the view changes. */
const kept = ['range', 'from', 'to'] as const;

/** The query of another view over the same range. */
export const searchOfView = (search: URLSearchParams, view: View): string => {
  const next = new URLSearchParams();
  if (view !== 'errors') next.set('view', view);
  for (const name of kept) {
    const value = search.get(name);
    if (value) next.set(name, value);
  }
  return next.size === 0 ? '' : `?${next}`;
};

/** The address with some parameters changed; an empty value removes one. */
export const searchWith = (
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // An address without a query is written as '?', because a relative link to '' would keep the current query.
  return `?${next}`;
};
