import { type ReactNode, useId } from 'react';
// Without the schemas: a page that opens by a link has it, too, and loads few bytes.
import { alsoBy } from '#domain/next-step/beside.ts';
import { headline } from '#domain/next-step/headline.ts';
import { inTime } from '#domain/next-step/in-time.ts';
import type { NextStep, Step } from '#domain/next-step/next-step.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Place } from './place.tsx';
import { TimeLeft } from './time-left.tsx';

/** What does a step: its button, or its form. `isFirst` is true for what is to be done now. */
type Doing = (step: Step, isFirst: boolean) => ReactNode;

const Sentences = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className="max-w-prose break-words">
      {line}
    </p>
  ));

const Body = ({ step, children }: { readonly step: Step; readonly children: ReactNode }) => (
  <>
    <Sentences lines={step.lines} />
    {step.place === undefined ? null : <Place place={step.place} />}
    {children}
  </>
);

/** What is done besides the first step: a line each, which unfolds to what does it. What is done at a place is open. */
const Beside = ({
  caption,
  steps,
  from,
  doing,
}: {
  readonly caption: string;
  readonly steps: readonly Step[];
  /** The number of the first of them. Absent for what is due before the first step of all: that one is number 1. */
  readonly from?: number;
  readonly doing: Doing;
}) => (
  <div className="label-tear px-5 py-3 sm:px-6">
    <p className="label-caption">{caption}</p>
    <ol>
      {steps.map((step, index) => (
        <li key={step.act} className="border-t border-rule first:border-t-0">
          {/* Where it is is in sight at once: whoever pays first still has to know where to bring it. */}
          <details open={step.place !== undefined}>
            <summary className="flex min-h-11 cursor-pointer items-baseline gap-3 py-2 hover:bg-sunk">
              {from === undefined ? null : (
                <span className="font-display font-extrabold text-ink-soft">{from + index}</span>
              )}
              <span className="min-w-0 flex-1 break-words font-semibold">
                {step.title} {from === undefined ? <TimeLeft by={step.by} /> : null}
              </span>
              <span aria-hidden="true" className="answer-mark self-start text-ink-soft" />
            </summary>
            <div className="grid justify-items-start gap-3 pb-4 ps-6">
              <Body step={step}>{doing(step, false)}</Body>
            </div>
          </details>
        </li>
      ))}
    </ol>
  </div>
);

/** What we, an airline or customs do about it. */
const Ours = ({ lines }: { readonly lines: readonly string[] }) => (
  <div className="label-tear grid gap-1 px-5 py-3 text-ink-soft sm:px-6">
    <p className="label-caption">We are doing this</p>
    <Sentences lines={lines} />
  </div>
);

/**
 * What a person has to do now, by when, where and with what; below it what follows, and what we do. With nothing to do it says that, and what
 * comes.
 */
export const NextCard = ({
  next,
  doing,
  notes = [],
  children,
}: {
  readonly next: NextStep;
  readonly doing: Doing;
  /** What we wrote about what we are doing. */
  readonly notes?: readonly string[];
  /** What can be done besides, also while nothing has to be. */
  readonly children?: ReactNode;
}) => {
  const id = useId();
  const { todo, ours, comes, isOver } = next;
  const { before, later } = inTime(next);
  const quiet = isOver ? comes.slice(1) : comes;
  return (
    <section
      aria-labelledby={id}
      data-next-step=""
      className={classNames('label-sheet', todo && 'border-s-[6px] border-action')}
    >
      <div className="grid justify-items-start gap-3 p-5 sm:p-6">
        <header className="grid justify-items-start gap-1">
          {isOver ? null : <p className="label-caption">What to do now</p>}
          <h2 id={id} className="break-words text-2xl sm:text-3xl">
            {headline(next)}
          </h2>
          {before.length === 0 ? <TimeLeft by={todo?.by} /> : null}
        </header>
        {todo === undefined ? <Sentences lines={quiet} /> : <Body step={todo}>{doing(todo, true)}</Body>}
        {children}
      </div>
      {before.length > 0 ? <Beside caption={alsoBy(before)} steps={before} doing={doing} /> : null}
      {later.length > 0 ? <Beside caption="Then" steps={later} from={2} doing={doing} /> : null}
      {ours.length + notes.length > 0 ? <Ours lines={[...ours, ...notes]} /> : null}
    </section>
  );
};
