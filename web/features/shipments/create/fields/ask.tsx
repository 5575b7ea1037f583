import type { ReactNode } from 'react';

interface Answer<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** What it means for the person, in a sentence. */
  readonly meaning?: ReactNode;
}

/** One question with a few answers, each as large as a thumb. */
export const Ask = <Value extends string>({
  field,
  question,
  hint,
  answers,
  chosen,
  problem,
  className = 'grid gap-2 sm:grid-cols-2',
  onChoose,
}: {
  /** Id of the group, which problems refer to. */
  readonly field: string;
  readonly question: string;
  readonly hint?: ReactNode;
  readonly answers: readonly Answer<Value>[];
  readonly chosen: string;
  readonly problem: string | undefined;
  readonly className?: string;
  readonly onChoose: (value: Value) => void;
}) => (
  <fieldset
    id={field}
    tabIndex={-1}
    aria-describedby={problem ? `${field}-problem` : undefined}
    className="min-w-0 scroll-mt-20 scroll-mb-32"
  >
    <legend className="mb-1 font-semibold">{question}</legend>
    {hint ? <div className="mb-2 text-sm text-ink-soft">{hint}</div> : null}
    <div className={className}>
      {answers.map(({ value, label, meaning }) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={field}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          <span className="grid">
            <span className="font-semibold">{label}</span>
            {meaning ? <span className="text-sm">{meaning}</span> : null}
          </span>
        </label>
      ))}
    </div>
    {problem ? (
      <p id={`${field}-problem`} className="mt-1 font-semibold text-wrong">
        {problem}
      </p>
    ) : null}
  </fieldset>
);
