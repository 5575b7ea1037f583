import { destinations } from '#domain/kernel/destinations.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { ScanLine } from '../scan-lines.ts';
import type { useDock, Whole } from '../use-dock.ts';
import type { LabelsOf } from './labels-of.ts';

/** How far the pieces of a shipment are that were checked in together. */
const Progress = ({ number, of, lines }: Whole & { readonly lines: readonly ScanLine[] }) => {
  const pieces = (...states: readonly ScanLine['state'][]) =>
    new Set(
      lines
        .filter((line) => line.number === number && line.act === 'CHECK_IN' && states.includes(line.state))
        .map(({ n }) => n),
    ).size;
  const [done, waiting] = [pieces('recorded', 'already'), pieces('waiting')];
  if (done + waiting === 0) return null;
  return (
    <Alert kind={done === of ? 'success' : 'warning'} title={`${done} of ${of} checked in`}>
      {waiting > 0 ? 'The others wait to be sent.' : 'Print the labels and put them on.'}
    </Alert>
  );
};

/** A shipment without its piece: whoever checks in takes all of it together, and every mode takes one piece. */
export const WhichPiece = ({
  whole,
  dock,
  isCheckIn,
  labels,
}: {
  readonly whole: Whole;
  readonly dock: ReturnType<typeof useDock>;
  readonly isCheckIn: boolean;
  readonly labels: LabelsOf | undefined;
}) => {
  const { number, of, receiver, to } = whole;
  const numbers = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <div className="grid gap-4">
      <p>
        <span className="font-mono text-xl">{number}</span>
        <span className="block break-words">
          For {receiver}, {destinations[to].country}
        </span>
      </p>
      <Progress {...whole} lines={dock.lines} />
      {isCheckIn ? (
        <Button wide className="min-h-14 text-lg" onClick={() => void dock.checkInAll(number, of)}>
          {of === 1 ? 'Check it in' : `Check in all ${of}`}
        </Button>
      ) : null}
      {labels?.(number, of === 1 ? 'Print the label' : `Print all ${of} labels`)}
      <fieldset>
        <legend className="mb-2 font-semibold">
          Which piece of <span className="font-mono">{number}</span>?
        </legend>
        <div className="flex flex-wrap gap-2">
          {numbers.map((n) => (
            <Button
              key={n}
              look="plain"
              className="min-h-14 min-w-14 text-xl"
              onClick={() => void dock.take(number, n)}
            >
              {n}
            </Button>
          ))}
        </div>
      </fieldset>
    </div>
  );
};
