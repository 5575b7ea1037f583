import { useState } from 'react';
import type { Reading } from '#web/scanning/ports/scale-lines.ts';
import { Button } from '#web/ui/button.tsx';
import type { Draft, Step } from '../draft/draft.ts';
import { offeredSizes } from '../measure/sizes.ts';
import { readSides, readWeight, shortSides, sidesWords } from '../measure/typed.ts';
import { OneField } from './one-field.tsx';

interface Props {
  readonly draft: Draft;
  readonly next: Step | undefined;
  readonly change: (next: Partial<Draft>) => void;
}

const scaleWords = (reading: Reading | undefined): string => {
  if (reading === undefined) return 'The scale says nothing yet.';
  if (reading.kind === 'overload') return 'Too heavy for the scale. Type the weight.';
  if (reading.kind === 'under') return 'The scale shows less than zero. Set it to zero.';
  return reading.isStable ? 'Put the parcel on the scale.' : `${reading.lb} lb, still moving`;
};

/** What was measured, in large letters, and a way to put it right. */
const Measured = ({
  title,
  children,
  onAgain,
}: {
  readonly title: string;
  readonly children: string;
  readonly onAgain: () => void;
}) => (
  <div className="flex items-center justify-between gap-2">
    <p className="min-w-0">
      <span className="text-sm text-ink-soft">{title}</span>
      <br />
      <strong className="text-2xl font-bold">{children}</strong>
    </p>
    <Button look="quiet" className="min-h-12" onClick={onAgain}>
      Change<span className="sr-only"> the {title.toLowerCase()}</span>
    </Button>
  </div>
);

/** The weight: from the scale where one is connected, else typed. */
export const Weight = ({
  draft,
  next,
  change,
  hasScale,
  reading,
}: Props & { readonly hasScale: boolean; readonly reading: Reading | undefined }) => {
  const [isTyping, setIsTyping] = useState(false);
  if (draft.weightLb !== undefined && !isTyping)
    return <Measured title="Weight" onAgain={() => setIsTyping(true)}>{`${draft.weightLb} lb`}</Measured>;
  if (hasScale && !isTyping)
    return (
      <div className="flex items-center justify-between gap-2">
        <p className="text-xl" role="status">
          {scaleWords(reading)}
        </p>
        <Button look="quiet" className="min-h-12" onClick={() => setIsTyping(true)}>
          Type it
        </Button>
      </div>
    );
  return (
    <OneField
      label="Weight in pounds"
      inputMode="decimal"
      isNext={isTyping || next === 'weight'}
      wrong="Type pounds like 5.35, or 2.4 kg."
      onText={(text) => {
        const weightLb = readWeight(text);
        if (weightLb === undefined) return false;
        setIsTyping(false);
        change({ weightLb, isTyped: true });
        return true;
      }}
    />
  );
};

/** The size: one field, or one tap for a size that boxes here often have. */
export const Size = ({ draft, next, change }: Props) => {
  const [sizes] = useState(offeredSizes);
  const [isTyping, setIsTyping] = useState(false);
  const take = (sides: Draft['sides'] | undefined): boolean => {
    if (sides === undefined) return false;
    setIsTyping(false);
    change({ sides });
    return true;
  };
  if (draft.sides !== undefined && !isTyping)
    return (
      <Measured title="Size" onAgain={() => setIsTyping(true)}>
        {sidesWords(draft.sides)}
      </Measured>
    );
  return (
    <div className="grid gap-2">
      <OneField
        label="Size in inches, like 10*8*6"
        inputMode="tel"
        isNext={isTyping || next === 'size'}
        wrong="Type three sides with a mark between, like 10*8*6."
        onText={(text) => take(readSides(text))}
      />
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {sizes.map((sides) => (
          <Button
            key={shortSides(sides)}
            look="plain"
            wide
            className="min-h-14 px-1 text-lg whitespace-nowrap sm:text-base"
            onClick={() => take(sides)}
          >
            {shortSides(sides)}
          </Button>
        ))}
      </div>
    </div>
  );
};
