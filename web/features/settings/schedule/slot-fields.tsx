import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { usualCapacity } from '#domain/departures/slots/slot-settings.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { fieldsOf } from '../fields/fields.tsx';
import { mondayFirst } from './weekdays.ts';

const { Text, Numeric } = fieldsOf<Schedule>();

type Slot = Schedule['pickup']['slots'][number];

const MONDAY = 1;
const MOST_SLOTS = 60;
const copiedTo = [2, 3, 4, 5];

/** Monday's slots for every weekday; Saturday and Sunday keep theirs. */
const likeMonday = (slots: readonly Slot[]): Slot[] => [
  ...slots.filter(({ weekday }) => !copiedTo.includes(weekday)),
  ...copiedTo.flatMap((weekday) =>
    slots.filter((slot) => slot.weekday === MONDAY).map((slot) => ({ ...slot, weekday })),
  ),
];

/** A slot with its place in the form's list. */
interface PlacedSlot {
  readonly id: string;
  readonly index: number;
}

const SlotRow = ({
  day,
  place,
  slot: { index },
  onRemove,
}: {
  readonly day: string;
  readonly place: number;
  readonly slot: PlacedSlot;
  readonly onRemove: () => void;
}) => (
  <li
    className={classNames(
      'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[repeat(2,minmax(9rem,2fr))_repeat(2,minmax(0,1fr))_auto]',
      // One line for each slot, so the first one's labels are the heads of columns.
      place > 1 && 'sm:[&_label]:sr-only',
    )}
  >
    <Text
      name={`pickup.slots.${index}.from`}
      label="From"
      aria-label={`${day}, slot ${place}, from`}
      type="time"
    />
    <Text name={`pickup.slots.${index}.to`} label="To" aria-label={`${day}, slot ${place}, to`} type="time" />
    <Numeric
      name={`pickup.slots.${index}.places`}
      label="Pickups"
      aria-label={`${day}, slot ${place}, pickups`}
      placeholder={String(usualCapacity.places)}
      optional
    />
    <Numeric
      name={`pickup.slots.${index}.lb`}
      label="Pounds"
      aria-label={`${day}, slot ${place}, pounds`}
      placeholder={String(usualCapacity.lb)}
      optional
    />
    <Button
      look="plain"
      className="col-start-3 row-start-1 px-3 sm:col-start-5"
      aria-label={`Remove ${day}, slot ${place}`}
      onClick={onRemove}
    >
      ×
    </Button>
  </li>
);

/** One day of the week: its slots, and a button for one more that begins where the last one ends. */
const Day = ({
  day,
  slots,
  isFull,
  onAdd,
  onRemove,
  onCopy,
}: {
  readonly day: string;
  readonly slots: readonly PlacedSlot[];
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly onCopy?: (() => void) | undefined;
}) => (
  <div className="grid content-start gap-2 border-t border-rule pt-3">
    <h3 className="text-lg">{day}</h3>
    {slots.length === 0 ? <p className="text-ink-soft">No pickup.</p> : null}
    <ol className="grid gap-4 sm:gap-2">
      {slots.map((slot, at) => (
        <SlotRow key={slot.id} day={day} place={at + 1} slot={slot} onRemove={() => onRemove(slot.index)} />
      ))}
    </ol>
    <div className="flex flex-wrap gap-2">
      <Button look="plain" aria-label={`Add a slot on ${day}`} disabled={isFull} onClick={onAdd}>
        Add a slot
      </Button>
      {onCopy ? (
        <Button look="plain" onClick={onCopy}>
          Copy Monday to Tuesday–Friday
        </Button>
      ) : null}
    </div>
  </div>
);

/** The pickup slots as a week, one block for each day. */
export const SlotFields = () => {
  const { control, clearErrors, formState } = useFormContext<Schedule>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'pickup.slots' });
  const typed = useWatch({ control, name: 'pickup.slots' });
  const problem = formState.errors.pickup?.slots?.root?.message ?? formState.errors.pickup?.slots?.message;
  const change = (act: () => void) => () => {
    clearErrors('pickup.slots');
    act();
  };
  const slotsOf = (weekday: number): readonly PlacedSlot[] =>
    fields.flatMap((slot, index) => (slot.weekday === weekday ? [{ id: slot.id, index }] : []));
  const add = (weekday: number, slots: readonly PlacedSlot[]) => {
    const last = slots.at(-1);
    append({ weekday, from: (last && typed[last.index]?.to) ?? '', to: '', ...usualCapacity });
  };
  return (
    <FieldGroup
      title="Pickup slots"
      hint={`When the van can come, and how much it takes. Customers choose one of these. Where a number is missing, it is ${usualCapacity.places} pickups and ${usualCapacity.lb.toLocaleString('en-US')} pounds.`}
    >
      <div className="grid gap-y-4">
        {mondayFirst.map((weekday) => (
          <Day
            key={weekday}
            day={weekdays[weekday]}
            slots={slotsOf(weekday)}
            isFull={fields.length >= MOST_SLOTS}
            onAdd={change(() => add(weekday, slotsOf(weekday)))}
            onRemove={(index) => change(() => remove(index))()}
            onCopy={weekday === MONDAY ? change(() => replace(likeMonday(typed))) : undefined}
          />
        ))}
      </div>
      {problem ? (
        <p role="alert" className="font-semibold text-wrong">
          {problem}
        </p>
      ) : null}
    </FieldGroup>
  );
};
