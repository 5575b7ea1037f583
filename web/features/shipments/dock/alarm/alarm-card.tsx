import { Button } from '#web/ui/button.tsx';
import type { ScanLine } from '../scan-lines.ts';

/** What became of the alarm that was scanned. The piece is set aside whatever that is. */
const whatBecame = ({ state, problem }: ScanLine): string => {
  if (state === 'refused') return `${problem ?? 'Not recorded.'} Set the piece aside all the same.`;
  return state === 'waiting'
    ? 'Kept on this device. It is sent when there is a connection.'
    : 'Recorded. The shipment does not fly until this piece passes another kind of screening.';
};

/** An alarm at the screening: it stops the work until somebody says that the piece is set aside. */
export const AlarmCard = ({
  line,
  onConfirm,
}: {
  readonly line: ScanLine;
  readonly onConfirm: () => void;
}) => {
  return (
    <div className="grid gap-4 bg-wrong p-5 text-sheet">
      <div role="alert" className="grid gap-2">
        <p className="text-3xl font-bold">ALARM. Stop. Set piece {line.n} aside.</p>
        <p className="font-mono text-xl">{line.number}</p>
      </div>
      <p role="status">{whatBecame(line)}</p>
      <Button look="plain" wide className="min-h-14 bg-sheet text-lg text-ink" onClick={onConfirm}>
        Piece {line.n} is set aside. Go on
      </Button>
    </div>
  );
};
