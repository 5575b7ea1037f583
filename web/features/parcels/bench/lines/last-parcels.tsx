import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Badge, type BadgeTone } from '#web/ui/layout/badge.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import type { Change } from './correct.ts';
import { CorrectForm } from './correct-form.tsx';
import type { BenchLine } from './lines.ts';

const states: Readonly<Record<BenchLine['state'], { readonly words: string; readonly tone: BadgeTone }>> = {
  waiting: { words: 'Waits to be sent', tone: 'time' },
  recorded: { words: 'Received', tone: 'done' },
  already: { words: 'Received before', tone: 'plain' },
  refused: { words: 'Not received', tone: 'wrong' },
};

const whose = ({ mailbox, name, isUnidentified }: BenchLine): string => {
  if (mailbox !== undefined) return `${mailbox} ${name ?? ''}`.trim();
  return isUnidentified ? 'Unidentified' : 'Its owner is not known yet';
};

interface Deeds {
  readonly onLabel: (line: BenchLine) => void;
  readonly onCorrect: (line: BenchLine, change: Change) => void;
}

const Line = ({ line, onLabel, onCorrect }: Deeds & { readonly line: BenchLine }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { words, tone } = states[line.state];
  const isOurs = line.state !== 'refused';
  return (
    <li className="grid gap-2 border-b border-rule py-2">
      <div className="flex items-center justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <p>
            <strong className="font-semibold">{line.shelf}</strong> {whose(line)}
          </p>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <span className="font-mono">{line.code}</span>
            <Badge tone={tone}>{line.correction === undefined ? words : 'Is corrected'}</Badge>
            <Instant at={new Date(line.at).toISOString()} />
          </p>
          {line.problem === undefined ? null : <p className="text-wrong">{line.problem}</p>}
        </div>
        {isOurs ? (
          <div className="grid shrink-0 gap-1">
            <Button look="quiet" className="min-h-12" onClick={() => onLabel(line)}>
              Label<span className="sr-only">{` of ${line.code}`}</span>
            </Button>
            <Button
              look="quiet"
              className="min-h-12"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              Correct<span className="sr-only">{` ${line.code}`}</span>
            </Button>
          </div>
        ) : null}
      </div>
      {isOpen ? (
        <CorrectForm
          code={line.code}
          seen={line.seen ?? []}
          onSave={(change) => {
            onCorrect(line, change);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </li>
  );
};

/** The last parcels with what became of each, newest first. */
export const LastParcels = ({ lines, ...deeds }: Deeds & { readonly lines: readonly BenchLine[] }) =>
  lines.length === 0 ? null : (
    <Section title="Last parcels" className="min-w-0 space-y-2">
      <ol>
        {lines.map((line) => (
          <Line key={line.id} line={line} {...deeds} />
        ))}
      </ol>
    </Section>
  );
