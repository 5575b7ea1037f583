import { useState } from 'react';
import { dangers } from '#domain/carriage/dangerous/verdict.ts';
import { LONGEST_CONDITION_NOTE } from '#domain/parcels/bench/bench.ts';
import { type Condition, conditions } from '#domain/parcels/parcel.ts';
import { Button } from '#web/ui/button.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import type { Draft } from '../draft/draft.ts';

const conditionNames: Readonly<Record<Condition, string>> = {
  SEALED: 'Sealed',
  OPEN: 'Open',
  DAMAGED: 'Damaged',
  WET: 'Wet',
  CRUSHED: 'Crushed',
  OTHER: 'Other',
};

/** How the parcel looks. Most are sealed, and nobody has to touch that. Of the others one line may say more. */
export const ConditionChoice = ({
  chosen,
  note = '',
  onChoose,
  onNote,
}: {
  readonly chosen: Condition | undefined;
  readonly note: string | undefined;
  readonly onChoose: (condition: Condition) => void;
  readonly onNote: (note: string) => void;
}) => (
  <div className="grid gap-2 [&_input]:min-h-12">
    <Choices
      name="condition"
      legend="Condition"
      choices={conditions.map((value) => ({ value, label: conditionNames[value] }))}
      chosen={chosen}
      onChoose={onChoose}
      className="grid grid-cols-3 gap-2 sm:grid-cols-6 [&_.choice]:min-h-12 [&_.choice]:justify-center [&_.choice]:px-1"
    />
    {chosen === undefined || chosen === 'SEALED' ? null : (
      <PlainInput
        label="What you see, for its owner"
        maxLength={LONGEST_CONDITION_NOTE}
        autoComplete="off"
        enterKeyHint="done"
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    )}
  </div>
);

/** Dangerous goods that somebody sees, one tap each. Closed until somebody sees one. */
export const Seen = ({
  seen,
  change,
}: Pick<Draft, 'seen'> & { readonly change: (next: Pick<Draft, 'seen'>) => void }) => {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (code: string) =>
    change({ seen: seen.includes(code) ? seen.filter((one) => one !== code) : [...seen, code] });
  const shown = isOpen ? dangers : dangers.filter(({ code }) => seen.includes(code));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {shown.map(({ code, name }) => (
          <Button
            key={code}
            look={seen.includes(code) ? 'danger' : 'plain'}
            className="min-h-12"
            aria-pressed={seen.includes(code)}
            onClick={() => toggle(code)}
          >
            {name}
          </Button>
        ))}
      </div>
      <Button
        look="quiet"
        className="min-h-12 justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the list' : 'I see dangerous goods'}
      </Button>
    </div>
  );
};
