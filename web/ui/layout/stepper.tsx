import { classNames } from '../class-names.ts';
import { Sign } from '../text/sign.tsx';

export interface Step {
  readonly title: string;
  readonly hint?: string;
}

type StepState = 'done' | 'current' | 'ahead';
const marks: Record<StepState, string> = {
  done: 'border-done bg-done text-sheet',
  current: 'border-link bg-link text-sheet',
  ahead: 'border-edge text-ink-soft',
};
const spoken: Record<StepState, string> = { done: 'completed', current: 'current', ahead: 'not yet' };
const stateOf = (index: number, current: number): StepState => {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
};

/** The progress in a wizard: 'Step N of M' and a bar, green for completed steps and blue for the current one. */
export const Stepper = ({
  steps,
  current,
}: {
  readonly steps: readonly Step[];
  /** Index of the current step, from 0. */
  readonly current: number;
}) => (
  <div className="grid gap-3">
    <div className="flex items-baseline justify-between gap-4">
      <p className="label-caption">
        Step {current + 1} of {steps.length}
      </p>
      <p className="text-sm font-semibold sm:hidden">
        {[steps[current]?.title, steps[current]?.hint].filter(Boolean).join(' · ')}
      </p>
    </div>
    <progress
      className="stepper-bar"
      value={current + 1}
      max={steps.length}
      aria-label={`Step ${current + 1} of ${steps.length}`}
    />
    <ol className="grid grid-flow-col auto-cols-fr gap-2">
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={step.title}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="grid content-start justify-items-center gap-1 text-center sm:justify-items-start sm:text-start"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-8 place-items-center rounded-full border-2 font-mono text-sm font-bold',
                marks[state],
              )}
            >
              {state === 'done' ? <Sign name="tick" /> : index + 1}
            </span>
            <span className="text-sm font-semibold max-sm:sr-only">{step.title}</span>
            {step.hint ? <span className="text-xs text-ink-soft max-sm:sr-only">{step.hint}</span> : null}
            <span className="sr-only">({spoken[state]})</span>
          </li>
        );
      })}
    </ol>
  </div>
);
