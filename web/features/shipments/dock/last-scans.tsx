import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { lineWords, mayUndo, type ScanLine } from './scan-lines.ts';

const states: Readonly<Record<ScanLine['state'], { readonly words: string; readonly tone: BadgeTone }>> = {
  waiting: { words: 'Waits to be sent', tone: 'time' },
  recorded: { words: 'Recorded', tone: 'done' },
  already: { words: 'Already scanned', tone: 'plain' },
  refused: { words: 'Not recorded', tone: 'wrong' },
  undone: { words: 'Taken back', tone: 'plain' },
};

const Line = ({ line, onUndo }: { readonly line: ScanLine; readonly onUndo: (line: ScanLine) => void }) => {
  const { words, tone } = states[line.state];
  return (
    <li className="flex items-center justify-between gap-3 border-b border-rule py-2">
      <div className="grid min-w-0 gap-1">
        <p>
          <strong className={classNames('font-semibold', line.alarm && 'text-wrong')}>
            {lineWords(line)}
          </strong>{' '}
          <span className="font-mono">
            {line.number} {line.n}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone={line.alarm ? 'wrong' : tone}>
            {line.undoId === undefined ? words : 'Is taken back'}
          </Badge>
          <Instant at={new Date(line.at).toISOString()} />
        </p>
        {line.problem === undefined ? null : <p className="text-wrong">{line.problem}</p>}
      </div>
      {mayUndo(line, Date.now()) ? (
        <Button look="quiet" className="min-h-12 shrink-0" onClick={() => onUndo(line)}>
          Undo<span className="sr-only">{` ${line.number} piece ${line.n}`}</span>
        </Button>
      ) : null}
    </li>
  );
};

/** The last scans with what became of each, newest first. */
export const LastScans = ({
  lines,
  onUndo,
}: {
  readonly lines: readonly ScanLine[];
  readonly onUndo: (line: ScanLine) => void;
}) =>
  lines.length === 0 ? null : (
    <Section title="Last scans" className="min-w-0 space-y-2">
      <ol>
        {lines.map((line) => (
          <Line key={line.id} line={line} onUndo={onUndo} />
        ))}
      </ol>
    </Section>
  );
