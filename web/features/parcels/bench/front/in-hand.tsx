import type { Reading } from '#web/scanning/ports/scale-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { type Draft, missingIn, type Step } from '../draft/draft.ts';
import type { Bench } from '../use-bench.ts';
import { OtherBrings } from './brought-by.tsx';
import { ConditionChoice, Seen } from './look.tsx';
import { Size, Weight } from './measures.tsx';
import { Photos } from './photos.tsx';
import { Shelves } from './shelves.tsx';
import { stopCard } from './stop-card.tsx';
import { Who } from './who.tsx';

const nextWords: Readonly<Record<Step, string>> = {
  who: 'Tap whose it is.',
  weight: 'Now the weight.',
  size: 'Now the size.',
  photo: 'Now a photo.',
  shelf: 'Put it on its shelf and scan the shelf.',
};

/** What the hands do next. They go on while the label is looked up. */
const nextStep = (draft: Draft): Step | undefined =>
  missingIn(draft).find((step) => step !== 'who' || draft.answer !== 'asking');

interface Props {
  readonly draft: Draft;
  readonly bench: Bench;
  readonly hasScale: boolean;
  readonly reading: Reading | undefined;
}

/** What to do now, and which shelf was scanned before something else was done. */
const Next = ({
  draft,
  next,
  bench,
}: Pick<Props, 'draft' | 'bench'> & { readonly next: Step | undefined }) => {
  if (next === undefined) return null;
  const isLast = draft.shelf !== undefined && missingIn(draft).length === 1;
  return (
    <div role="status" className="rounded-label bg-time-wash px-3 py-2">
      <p className="text-xl font-bold">{nextWords[next]}</p>
      {draft.shelf === undefined ? null : (
        <p>
          Shelf {draft.shelf} is scanned.{' '}
          {isLast ? 'Then the parcel is closed.' : 'Some things are still missing.'}
        </p>
      )}
      {next === 'photo' && isLast ? (
        <Button look="quiet" className="min-h-12" onClick={() => bench.change({ noPhoto: true })}>
          Close it without a photo
        </Button>
      ) : null}
    </div>
  );
};

/** The answer about the parcel in hand: why it has to stop, or whose it is, and what to do now. */
export const Answer = ({ draft, bench }: Pick<Props, 'draft' | 'bench'>) =>
  stopCard(draft, bench) ?? (
    <div className="grid gap-3">
      <Who draft={draft} bench={bench} />
      <OtherBrings draft={draft} bench={bench} look="quiet" />
      <Next draft={draft} next={nextStep(draft)} bench={bench} />
    </div>
  );

/** What is recorded of the parcel in hand, in the order of the work. */
export const Work = ({ draft, bench, hasScale, reading }: Props) => {
  const next = nextStep(draft);
  const { change } = bench;
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Weight draft={draft} next={next} change={change} hasScale={hasScale} reading={reading} />
        <Size draft={draft} next={next} change={change} />
      </div>
      <Photos
        photos={draft.photos}
        onPhoto={(photo) => change({ photos: [...draft.photos, photo] })}
        onFail={bench.fail}
      />
      {next === 'shelf' ? <Shelves lines={bench.lines} onShelf={(shelf) => change({ shelf })} /> : null}
      <ConditionChoice
        chosen={draft.condition}
        note={draft.conditionNote}
        onChoose={(condition) => change({ condition })}
        onNote={(conditionNote) => change({ conditionNote })}
      />
      <Seen seen={draft.seen} change={change} />
      <Button look="quiet" className="min-h-12 justify-self-start" onClick={bench.drop}>
        Put it aside, receive nothing
      </Button>
    </div>
  );
};
