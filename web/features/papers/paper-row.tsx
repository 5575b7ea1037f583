import { useState } from 'react';
import { type IssuedPaper, type PaperHistoryEntry, paperRules } from '#domain/papers/paper.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import { messageOf } from '#web/api/api-error.ts';
import { useNames } from '#web/session/use-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useOpen, usePaperHistory } from './use-papers.ts';
import { formatNames } from './words.ts';

const Prints = ({ items }: { readonly items: readonly PaperHistoryEntry[] }) => {
  const nameOf = useNames(items.map(({ by }) => by));
  return (
    <ul className="grid gap-1 text-sm">
      {items.map(({ id, at, what, by }) => (
        <li key={id}>
          {what === 'ISSUED' ? 'Issued' : 'Printed again'} by {nameOf(by)}, <Instant at={at} />
        </li>
      ))}
    </ul>
  );
};

const History = ({ paper }: { readonly paper: IssuedPaper }) => (
  <Loaded query={usePaperHistory(paper)} loading="Loading who printed it…" lines={1}>
    {({ items }) => <Prints items={items} />}
  </Loaded>
);

/** Loaded when it is unfolded, for nobody looks at it every day. */
const WhoPrinted = ({ paper }: { readonly paper: IssuedPaper }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="sm:col-span-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="unfold">
        Who printed it
        <span className="sr-only">
          : {paperRules(paper.kind).title}, issue {paper.issue}
        </span>
      </summary>
      {isOpen ? <History paper={paper} /> : null}
    </details>
  );
};

const pagesWords = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);

/** What a paper has of what there is: some pieces, some labels of a flight, a version of a manifest. */
const whichOf = ({ pieces, part, version }: IssuedPaper): string => {
  if (pieces !== undefined) return `: ${piecesTitle(pieces)}`;
  if (version !== undefined) return `, version ${version}`;
  return part === undefined ? '' : `: ${part.from} to ${part.to} of ${part.of}`;
};

/** One issued paper: what it is, when it was issued, and a button that opens it. */
export const PaperRow = ({ paper, atDesk }: { readonly paper: IssuedPaper; readonly atDesk: boolean }) => {
  const open = useOpen(paper);
  const { kind, format, issue, pages, issuedAt } = paper;
  const { title } = paperRules(kind);
  return (
    <li className="grid gap-2 border-t border-edge py-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold">
          {title}
          {whichOf(paper)}
          {issue > 1 ? `, issue ${issue}` : ''}
        </p>
        <p className="text-sm text-ink-soft">
          {formatNames[format]}, {pagesWords(pages)}, <Instant at={issuedAt} />
        </p>
      </div>
      <div className="grid justify-items-start gap-1 sm:justify-items-end">
        <Button look="plain" busy={open.isPending} onClick={() => open.mutate()}>
          {format === 'pdf' ? 'Open' : 'Download'}
          <span className="sr-only">
            {' '}
            {title}, issue {issue}
          </span>
        </Button>
        {open.isError ? (
          <p role="alert" className="text-wrong">
            {messageOf(open.error)}
          </p>
        ) : null}
      </div>
      {atDesk ? <WhoPrinted paper={paper} /> : null}
    </li>
  );
};
