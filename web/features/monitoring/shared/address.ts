import { addDays, daysFrom } from '#domain/kernel/new-york.ts';
import { type DayRange, rangeProblem } from '#domain/monitoring/day-range.ts';
import { type View, views } from '../views.ts';

/** Ranges with a name, in days up to and including today. */
export const presets = {
  today: { label: 'Today', days: 1 },
  '7d': { label: '7 days', days: 7 },
  '30d': { label: '30 days', days: 30 },
} as const;
export type Preset = keyof typeof presets;
const DEFAULT_PRESET: Preset = '7d';

const isKeyOf = <Of extends object>(of: Of, key: string | null): key is Extract<keyof Of, string> =>
  key !== null && Object.hasOwn(of, key);

/** The view named in the address; errors by default. */
export const viewOf = (search: URLSearchParams): View => {
  const asked = search.get('view');
  return isKeyOf(views, asked) ? asked : 'errors';
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
  const from = addDays(today, 1 - presets[preset].days);
  return { from, to: today, preset, days: daysFrom(from, today) };
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
