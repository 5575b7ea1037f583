import { useState } from 'react';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { slotHours } from '#domain/departures/slots/slot-words.ts';
import { addDays, weekdayOf } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import { Button } from '#web/ui/button.tsx';
import { keepTogether } from '#web/ui/text/keep-together.ts';

/** The Sunday on which the week of a day begins. */
const weekOf = (day: string): string => addDays(day, -weekdayOf(day));

const daysIn = (slots: readonly OfferedSlot[], week: string): readonly string[] => [
  ...new Set(slots.filter(({ day }) => weekOf(day) === week).map(({ day }) => day)),
];

const flightWords = ({ flight, full }: OfferedSlot): string => {
  if (full) return 'Full';
  return flight === undefined ? '' : `Flight ${dayWords(flight.day)}`;
};

interface PickProps {
  /** Makes the names of the radio buttons of this picker its own. */
  readonly name: string;
  readonly slots: readonly OfferedSlot[];
}

const Days = ({
  name,
  slots,
  days,
  open,
  onOpen,
}: PickProps & {
  readonly days: readonly string[];
  readonly open: string;
  readonly onOpen: (day: string) => void;
}) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-sm font-semibold">Which day?</legend>
    <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
      {days.map((day) => {
        const isFull = slots.every((slot) => slot.day !== day || slot.full);
        return (
          <label key={day} className="choice">
            <input
              type="radio"
              name={`${name}-day`}
              value={day}
              checked={day === open}
              onChange={() => onOpen(day)}
              className="sr-only"
            />
            <span className="grid">
              <span className="font-semibold">{keepTogether(dayWords(day)).replace(',\u00a0', ', ')}</span>
              {isFull ? <span className="text-sm">Full</span> : null}
            </span>
          </label>
        );
      })}
    </div>
  </fieldset>
);

const Windows = ({
  name,
  slots,
  chosen,
  onChoose,
}: PickProps & { readonly chosen: string; readonly onChoose: (slot: OfferedSlot) => void }) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-sm font-semibold">What time?</legend>
    <div className="grid gap-2 sm:grid-cols-3">
      {slots.map((slot) => (
        <label key={slot.id} className={slot.full ? 'choice cursor-not-allowed bg-sunk' : 'choice'}>
          <input
            type="radio"
            name={`${name}-slot`}
            value={slot.id}
            checked={slot.id === chosen}
            disabled={slot.full}
            onChange={() => onChoose(slot)}
            className="sr-only"
          />
          <span className="grid">
            <span className="font-semibold">{slotHours(slot)}</span>
            <span className="text-sm">{flightWords(slot)}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** The days of the next weeks and the slots of one of them. Full ones are shown, so that nobody looks for them. */
export const SlotPicker = ({
  name = 'when',
  slots,
  chosen,
  onChoose,
}: Partial<Pick<PickProps, 'name'>> &
  Pick<PickProps, 'slots'> & {
    /** The id of the chosen slot; empty for none. */
    readonly chosen: string;
    readonly onChoose: (slot: OfferedSlot) => void;
  }) => {
  const weeks = [...new Set(slots.map(({ day }) => weekOf(day)))];
  const start = slots.find(({ id }) => id === chosen)?.day ?? slots.find(({ full }) => !full)?.day ?? '';
  const [opened, setOpened] = useState<string>();
  const day = opened ?? start;
  const at = Math.max(0, weeks.indexOf(day === '' ? '' : weekOf(day)));
  const days = daysIn(slots, weeks[at] ?? '');
  const turn = (by: number) => () => setOpened(daysIn(slots, weeks[at + by] ?? '')[0]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="order-first w-full text-sm text-ink-soft sm:order-none sm:w-auto">
          {days[0] ? `Week of ${dayWords(days[0])}` : ''}
        </p>
        <Button look="plain" className="whitespace-nowrap" onClick={turn(-1)} disabled={at === 0}>
          ← Earlier<span className="sr-only"> week</span>
        </Button>
        <Button
          look="plain"
          className="whitespace-nowrap"
          onClick={turn(1)}
          disabled={at >= weeks.length - 1}
        >
          Later<span className="sr-only"> week</span> →
        </Button>
      </div>
      <Days name={name} slots={slots} days={days} open={day} onOpen={setOpened} />
      <Windows
        name={name}
        slots={slots.filter((slot) => slot.day === day)}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
};
