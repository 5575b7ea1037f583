import { useEffect, useId, useState } from 'react';
import type { OfferedSlot } from '#domain/bookings/refusals.ts';
import { slotWords } from '#domain/departures/slots/slot-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { HeldLine } from './held-line.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { makesWords, TakenAlert } from './taken-alert.tsx';
import type { Hold } from './use-hold.ts';
import { firstChoice, useSlots, type Wanted } from './use-slots.ts';

const Chosen = ({ slot, hold }: { readonly slot: OfferedSlot; readonly hold: Hold }) => (
  <div className="grid gap-1 rounded-label border-[1.5px] border-ink bg-sheet px-4 py-3">
    <p className="text-lg font-bold">{slotWords(slot)}</p>
    {slot.flight ? <p>{makesWords(slot)}</p> : null}
    <HeldLine hold={hold} />
  </div>
);

interface ChoiceProps {
  readonly wanted: Wanted;
  /** The id of the chosen slot; empty for none. */
  readonly chosen: string;
  readonly onChoose: (slot: OfferedSlot) => void;
  readonly hold: Hold;
  /** The message of a form that needs a time. */
  readonly problem?: string | undefined;
  /** Only slots of later New York days than this. */
  readonly after?: string | undefined;
  /** Tells two choices of one screen apart. */
  readonly name?: string;
}

const Choice = ({
  slots,
  chosen,
  onChoose,
  hold,
  problem,
  name = 'when',
}: Omit<ChoiceProps, 'wanted' | 'after'> & { readonly slots: readonly OfferedSlot[] }) => {
  const picker = useId();
  const [isOpen, setOpen] = useState(false);
  const first = firstChoice(slots, Date.now());
  const slot = slots.find(({ id }) => id === chosen);
  // What was chosen before and is gone is not changed silently: the refusal of its hold says so.
  useEffect(() => {
    if (chosen === '' && first) onChoose(first);
  }, [chosen, first, onChoose]);
  if (first === undefined && slot === undefined)
    return (
      <Alert kind="warning">Every time of the next seven weeks is taken. Call us, and we find a way.</Alert>
    );
  const isPicking = isOpen || (slot === undefined && chosen !== '') || hold.taken !== undefined;
  return (
    <div className="grid gap-3">
      {hold.taken ? <TakenAlert key={hold.taken.message} taken={hold.taken} onTake={onChoose} /> : null}
      {slot && !hold.taken ? <Chosen slot={slot} hold={hold} /> : null}
      {isPicking ? null : (
        <div>
          <Button look="plain" aria-controls={picker} aria-expanded={false} onClick={() => setOpen(true)}>
            Choose another time
          </Button>
        </div>
      )}
      <div id={picker}>
        {isPicking ? (
          <SlotPicker name={name} slots={slots} chosen={hold.taken ? '' : chosen} onChoose={onChoose} />
        ) : null}
      </div>
      {problem ? <p className="font-semibold text-wrong">{problem}</p> : null}
    </div>
  );
};

/** Chooses a time: the first that is free is chosen already, with the flight that it makes and how long it is held. */
export const SlotChoice = ({ wanted, after = '', ...rest }: ChoiceProps) => (
  <Loaded query={useSlots(wanted)} loading="Looking for free times…" lines={4}>
    {({ slots }) => <Choice slots={slots.filter(({ day }) => day > after)} {...rest} />}
  </Loaded>
);
