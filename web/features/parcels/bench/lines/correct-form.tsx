import { useState } from 'react';
import { readShelf } from '#domain/parcels/bench/shelf-code.ts';
import type { Condition } from '#domain/parcels/parcel.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { noteOn } from '../draft/draft.ts';
import { ConditionChoice, Seen } from '../front/look.tsx';
import { readSides, readWeight } from '../measure/typed.ts';
import type { Change } from './correct.ts';

const fields = ['weight', 'size', 'shelf'] as const;
type Field = (typeof fields)[number];
type Typed = Readonly<Record<Field, string>>;

const labels: Readonly<Record<Field, string>> = {
  weight: 'Weight in pounds',
  size: 'Size in inches',
  shelf: 'Shelf',
};
const wrongWords: Readonly<Record<Field, string>> = {
  weight: 'Type pounds like 5.35.',
  size: 'Type three sides like 10*8*6.',
  shelf: 'A shelf looks like B-04.',
};

/** What was typed, with what cannot be read. Empty fields stay as they are. */
const read = (typed: Typed): { readonly change: Change; readonly wrong: readonly Field[] } => {
  const found = {
    weight: readWeight(typed.weight),
    size: readSides(typed.size),
    shelf: readShelf(typed.shelf),
  };
  const { weight: weightLb, size: sides, shelf } = found;
  return {
    change: {
      ...(weightLb === undefined ? {} : { weightLb }),
      ...(sides === undefined ? {} : { sides }),
      ...(shelf === undefined ? {} : { shelf }),
    },
    wrong: fields.filter((field) => typed[field].trim() !== '' && found[field] === undefined),
  };
};

/** A condition with its note. A parcel that is sealed after all has none any more. */
const looksLike = (condition: Condition, note: string): Change => ({
  condition,
  ...(condition === 'SEALED' ? { conditionNote: '' } : noteOn(condition, note)),
});

/** Puts a parcel right: only what is typed or chosen here changes. */
export const CorrectForm = ({
  code,
  seen: before,
  onSave,
  onClose,
}: {
  readonly code: string;
  /** What was seen inside until now. */
  readonly seen: readonly string[];
  readonly onSave: (change: Change) => void;
  readonly onClose: () => void;
}) => {
  const [typed, setTyped] = useState<Typed>({ weight: '', size: '', shelf: '' });
  const [condition, setCondition] = useState<Condition>();
  const [note, setNote] = useState('');
  const [seen, setSeen] = useState(before);
  const [isAsked, setIsAsked] = useState(false);
  const { change, wrong } = read(typed);
  const all: Change = {
    ...change,
    ...(condition === undefined ? {} : looksLike(condition, note)),
    ...(seen === before ? {} : { seen: seen.map((one) => ({ code: one })) }),
  };
  return (
    <form
      noValidate
      aria-label={`Correct ${code}`}
      className="grid gap-3 rounded-label bg-sunk p-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (wrong.length === 0 && Object.keys(all).length > 0) onSave(all);
      }}
    >
      <p className="font-semibold">What is wrong? The rest stays as it is.</p>
      <div className="grid grid-cols-3 gap-2 [&_input]:min-h-12">
        {fields.map((field) => (
          <PlainInput
            key={field}
            label={labels[field]}
            optional={false}
            autoComplete="off"
            inputMode={field === 'weight' ? 'decimal' : undefined}
            error={isAsked && wrong.includes(field) ? wrongWords[field] : undefined}
            value={typed[field]}
            onChange={({ target }) => setTyped((before) => ({ ...before, [field]: target.value }))}
          />
        ))}
      </div>
      <ConditionChoice chosen={condition} note={note} onChoose={setCondition} onNote={setNote} />
      <Seen seen={seen} change={({ seen: next }) => setSeen(next)} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="min-h-12">
          Save
        </Button>
        <Button look="quiet" className="min-h-12" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
};
