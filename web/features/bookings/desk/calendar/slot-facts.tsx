import type { BookingSummary } from '#domain/bookings/booking.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { SlotLoad } from '../use-desk-bookings.ts';

/** A visit with its slot, as a calendar has it. */
export type PlacedVisit = BookingSummary & { readonly visit: NonNullable<BookingSummary['visit']> };

/** Whether a row has its visit: all of a calendar have. */
export const isPlaced = (booking: BookingSummary): booking is PlacedVisit => booking.visit !== undefined;

/** Tells a visit from all others. */
export const keyOf = ({ reference, visit }: PlacedVisit): string => `${reference}#${visit.number}`;

/** The visits of a slot. */
export const visitsIn = (visits: readonly PlacedVisit[], id: string): readonly PlacedVisit[] =>
  visits.filter(({ visit }) => visit.slot.id === id);

export const isFull = ({ places, taken }: SlotLoad): boolean => places !== undefined && taken >= places;

/** `2/4`, or how many come where as many may as want. */
const takenOf = ({ places, taken }: SlotLoad): string =>
  places === undefined ? `${taken}` : `${taken}/${places}`;

/** The same for a screen reader. */
const spoken = ({ places, taken }: SlotLoad): string =>
  places === undefined ? `${taken} come` : `${taken} of ${places} taken`;

/** What is taken of a slot: places, pounds, and what somebody holds while they confirm. */
export const SlotFacts = ({ slot, className }: { readonly slot: SlotLoad; readonly className?: string }) => (
  <span className={classNames('flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums', className)}>
    <strong className={isFull(slot) ? 'font-bold text-wrong' : 'font-semibold'}>
      <span aria-hidden="true">{takenOf(slot)}</span>
      <span className="sr-only">{spoken(slot)}</span>
      {isFull(slot) ? ' full' : ''}
    </strong>
    <span className="pounds text-ink-soft">
      {Math.round(slot.takenLb)}
      {slot.lb === undefined ? '' : `/${Math.round(slot.lb).toLocaleString('en-US')}`} lb
    </span>
    {slot.held === 0 ? null : <span className="text-ink-soft">{slot.held} held</span>}
  </span>
);
