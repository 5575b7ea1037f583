import { useState } from 'react';
import { deskPapers, type PaperFormat, paperRules, subjectParts } from '#domain/papers/paper.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { useIssue } from './use-papers.ts';
import { formatNames } from './words.ts';

interface Choice {
  readonly kind: (typeof deskPapers)[number];
  readonly format: PaperFormat;
}

/** The papers that there are of a subject, each in its formats. */
const choicesFor = (subject: string, versions: number): readonly Choice[] =>
  deskPapers
    .filter((kind) => paperRules(kind).of === subjectParts(subject).kind)
    // The slip has a button of its own.
    .filter((kind) => kind !== 'SLIP')
    // A flight has its manifest from when it is closed.
    .filter((kind) => kind !== 'MANIFEST' || versions > 0)
    .flatMap((kind) => paperRules(kind).formats.map((format) => ({ kind, format })));

const choiceWords = ({ kind, format }: Choice): string => {
  const { title, formats } = paperRules(kind);
  return formats.length === 1 ? title : `${title}: ${formatNames[format]}`;
};

/** The choice of everything. It has a value of its own: a browser does not send a form whose required list is empty. */
const ALL = 'all';

/** Prints a paper. What it says is issued once; the same again is a reprint of that issue. */
export const PrintForm = ({
  subject,
  pieces = [],
  versions = 1,
}: {
  readonly subject: string;
  /** For labels of one piece: their numbers. */
  readonly pieces?: readonly number[];
  /** How many versions the manifest of a flight has. Each can be printed. */
  readonly versions?: number;
}) => {
  const choices = choicesFor(subject, versions);
  const issue = useIssue(subject);
  const [chosen, setChosen] = useState(0);
  const [piece, setPiece] = useState(ALL);
  const [version, setVersion] = useState(ALL);
  const choice = choices[chosen];
  if (choice === undefined) return null;
  const takesPieces = choice.kind === 'LABELS' && pieces.length > 1;
  const takesVersion = choice.kind === 'MANIFEST' && versions > 1;
  const { part } = issue.data ?? {};
  const left = choice.kind === 'FLIGHT_LABELS' && part?.next !== undefined ? part : undefined;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        issue.mutate({
          ...choice,
          ...(takesPieces && piece !== ALL ? { pieces: [Number(piece)] } : {}),
          ...(takesVersion && version !== ALL ? { version: Number(version) } : {}),
        });
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <PlainSelect
            label="Paper"
            required
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {choices.map((one, place) => (
              <option key={choiceWords(one)} value={place}>
                {choiceWords(one)}
              </option>
            ))}
          </PlainSelect>
        </div>
        {takesPieces ? (
          <div className="min-w-0 basis-40">
            <PlainSelect
              label="Pieces"
              required
              value={piece}
              onChange={({ target }) => setPiece(target.value)}
            >
              <option value={ALL}>All</option>
              {pieces.map((n) => (
                <option key={n} value={n}>
                  Piece {n}
                </option>
              ))}
            </PlainSelect>
          </div>
        ) : null}
        {takesVersion ? (
          <div className="min-w-0 basis-40">
            <PlainSelect
              label="Version"
              required
              value={version}
              onChange={({ target }) => setVersion(target.value)}
            >
              <option value={ALL}>{versions}, the present one</option>
              {Array.from({ length: versions - 1 }, (_, place) => versions - 1 - place).map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </PlainSelect>
          </div>
        ) : null}
        <Button type="submit" busy={issue.isPending}>
          Print
        </Button>
      </div>
      {left === undefined ? null : (
        <div className="flex flex-wrap items-center gap-3" role="status">
          <p>
            Labels {left.from} to {left.to} of {left.of} are printed.
          </p>
          <Button
            type="button"
            look="plain"
            busy={issue.isPending}
            onClick={() =>
              issue.mutate({ ...choice, ...(left.next === undefined ? {} : { after: left.next }) })
            }
          >
            Print the next {Math.min(left.of - left.to, left.to - left.from + 1)}
          </Button>
        </div>
      )}
      {issue.isError ? <Alert title="Not printed">{messageOf(issue.error)}</Alert> : null}
    </form>
  );
};
