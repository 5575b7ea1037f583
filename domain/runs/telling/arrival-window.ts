import { addDays, newYorkInstant } from '../../kernel/new-york.ts';
import type { Span } from '../run.ts';

const MINUTE_MS = 60_000;
/** A window begins on the half hour, half an hour or more before the planned time. */
const BEFORE_MINUTES = 30;
const LONG_MINUTES = 120;
/** What is expected while a van is on the road begins on the quarter of an hour. */
const EXPECTED_BEFORE_MINUTES = 5;
const EXPECTED_LONG_MINUTES = 30;

/** Minutes before an instant, down to a multiple of some minutes. New York is whole hours from UTC, so its clocks show the same minutes. */
const downTo = (at: number, before: number, step: number): number =>
  Math.floor((at - before * MINUTE_MS) / (step * MINUTE_MS)) * step * MINUTE_MS;

const spanFrom = (from: number, long: number): Span => ({
  from: new Date(from).toISOString(),
  to: new Date(from + long * MINUTE_MS).toISOString(),
});

/**
 * The window in which somebody is told that we come: two hours around the planned time, and no more than the slot that they were promised.
 * Where the plan is later than the slot, it says so.
 */
export const arrivalWindow = (planned: string, slot: Span): Span => {
  const { from, to } = spanFrom(downTo(Date.parse(planned), BEFORE_MINUTES, 30), LONG_MINUTES);
  const isLate = planned > slot.to;
  return {
    from: from < slot.from && slot.from <= planned ? slot.from : from,
    to: !isLate && slot.to < to ? slot.to : to,
  };
};

/** When a van is expected that is on its way: half an hour, because nobody knows the minute. */
export const expectedWindow = (arrives: string): Span =>
  spanFrom(downTo(Date.parse(arrives), EXPECTED_BEFORE_MINUTES, 15), EXPECTED_LONG_MINUTES);

/** Dispatch may take a run back at once: so long nobody is told. */
const CALM_MINUTES = 10;
const EVENING = '17:00';

/** When people are told of the windows of a day: at five in the evening before, New York time, or soon after they are known where that is later. */
export const tellWindowsAt = (day: string, knownAt: string): string => {
  const evening = newYorkInstant(addDays(day, -1), EVENING).toISOString();
  const soon = new Date(Date.parse(knownAt) + CALM_MINUTES * MINUTE_MS).toISOString();
  return [evening, soon].toSorted()[1] ?? soon;
};
