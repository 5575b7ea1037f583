import type { ReactNode } from 'react';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

/** A group of radio buttons side by side. */
export const Choices = <Value extends string>({
  name,
  legend,
  legendHidden = false,
  choices,
  chosen,
  onChoose,
  className = 'flex flex-wrap gap-2',
}: {
  readonly name: string;
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly choices: readonly Choice<Value>[];
  /** Undefined where nothing is chosen yet. */
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
}) => (
  <fieldset className="min-w-0">
    <legend className={legendHidden ? 'sr-only' : 'mb-1 text-sm font-semibold'}>{legend}</legend>
    <div className={className}>
      {choices.map(({ value, label }) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
