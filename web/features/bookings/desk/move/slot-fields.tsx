import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { poundsWords } from '#domain/bookings/desk/words.ts';
import { slotHours, slotWords } from '#domain/departures/slots/slot-words.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { letterOf, slotAfter, slotKeys, slotsOfDay, slotTyped } from './typed-slot.ts';
import type { Movable, SlotChoice } from './use-move.ts';

/** Whether nothing more fits by number. What fits by weight is for the server to say. */
const isFull = ({ places, taken }: SlotChoice): boolean => places !== undefined && taken >= places;

const takenWords = ({ places, taken, lb, takenLb, held }: SlotChoice): string =>
  [
    places === undefined ? `${taken} come` : `${taken} of ${places} taken`,
    lb === undefined ? undefined : `${poundsWords(takenLb)} of ${poundsWords(lb)}`,
    held === 0 ? undefined : `${held} held`,
  ]
    .filter(Boolean)
    .join(', ');

/** The flight that goods make in a slot, where it is another one than was promised. */
const flightWords = (movable: Movable, { flight }: SlotChoice): string => {
  if (flight === undefined) return '';
  const day = dayWords(flight.day);
  return movable.flight !== undefined && movable.flight.day !== flight.day
    ? `Another flight: ${day}, not ${dayWords(movable.flight.day)}.`
    : `In time for the flight on ${day}.`;
};

interface Props {
  readonly movable: Movable;
  readonly choices: readonly SlotChoice[];
  readonly chosen: SlotChoice;
  readonly onChoose: (id: string) => void;
}

/** Day and hour as somebody types them. It is where the dialog begins, and its keys go on from what is chosen. */
const TypedSlot = ({ movable, choices, chosen, onChoose }: Props) => {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const fitting = slotTyped(typed, choices, movable.slot);
  const pressed = (event: KeyboardEvent): void => {
    const key = slotKeys.find((one) => one === event.key);
    if (key === undefined) return;
    event.preventDefault();
    onChoose(slotAfter(key, choices, chosen).id);
  };
  return (
    <PlainInput
      ref={input}
      label="Day and hour"
      hint="15 is the 15th, 15 3 the 15th at 3, 15c its time c. ↑ ↓ change the time, Page Up and Page Down the month."
      optional={false}
      autoComplete="off"
      value={typed}
      error={typed.trim() !== '' && fitting === undefined ? 'There is no such time' : undefined}
      onKeyDown={pressed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const slot = slotTyped(value, choices, movable.slot);
        if (slot !== undefined) onChoose(slot.id);
      }}
    />
  );
};

/** Chooses a slot: typed, by day and time, with what is taken of each and the flight that it makes. */
export const SlotFields = (props: Props) => {
  const { movable, choices, chosen, onChoose } = props;
  const days = [...new Set(choices.map(({ day }) => day))];
  const ofDay = slotsOfDay(choices, chosen.day);
  return (
    <>
      <TypedSlot {...props} />
      <PlainSelect
        label="Day"
        required
        value={chosen.day}
        onChange={({ target }) => onChoose(slotsOfDay(choices, target.value)[0]?.id ?? chosen.id)}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {dayWords(day)}
          </option>
        ))}
      </PlainSelect>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1 font-semibold">Time</legend>
        {ofDay.map((slot, at) => (
          <label key={slot.id} className="choice flex-wrap justify-between gap-x-3">
            <input
              type="radio"
              name="slot"
              value={slot.id}
              checked={slot.id === chosen.id}
              onChange={() => onChoose(slot.id)}
              className="sr-only"
            />
            <span>
              {/* What is typed for it; read out, it would be between day and hour. */}
              <span aria-hidden="true" className="me-2 inline-block w-4 font-mono">
                {letterOf(at)}
              </span>
              {slotHours(slot)}
            </span>
            <span className="font-normal">
              {isFull(slot) ? `Full: ${takenWords(slot)}` : takenWords(slot)}
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="min-h-6">
        <span className="sr-only">
          {slotWords(chosen)}, {takenWords(chosen)}.{' '}
        </span>
        {flightWords(movable, chosen)}
      </p>
    </>
  );
};
