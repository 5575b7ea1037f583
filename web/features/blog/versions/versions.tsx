import { useState } from 'react';
import type { SavedText } from '#domain/blog/text/saving.ts';
import type { VersionEntry } from '#domain/blog/text/version.ts';
import { Button } from '#web/ui/button.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useVersions } from '../use-posts.ts';
import { useWriters } from '../use-writers.ts';
import { wordsWords } from '../words.tsx';
import { OpenVersion } from './open-version.tsx';
import { reasonWords } from './version-words.ts';

interface VersionsProps {
  readonly id: string;
  /** The text as it is now. */
  readonly saved: SavedText;
}

const Lines = ({ id, saved, entries }: VersionsProps & { readonly entries: readonly VersionEntry[] }) => {
  const [open, setOpen] = useState<string>();
  const nameOf = useWriters(entries.map(({ by }) => by));
  return (
    <ul aria-label="Versions, newest first" className="border-y border-rule">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-2 border-t border-rule py-2 first:border-t-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0">
              <strong className="font-semibold">{reasonWords[entry.reason]}</strong>
              <span className="block text-sm text-ink-soft">
                {nameOf(entry.by)}, <Instant at={entry.at} /> · {wordsWords(entry.words)}
              </span>
            </p>
            <Button
              look="plain"
              aria-expanded={open === entry.id}
              onClick={() => setOpen(open === entry.id ? undefined : entry.id)}
            >
              {open === entry.id ? 'Close' : 'Compare'}
              <span className="sr-only">: {reasonWords[entry.reason]}</span>
            </Button>
          </div>
          {open === entry.id ? (
            <OpenVersion id={id} version={entry.id} saved={saved} onRestored={() => setOpen(undefined)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
};

const VersionList = ({ id, saved }: VersionsProps) => {
  const pages = useCursorPages();
  return (
    <PagedList
      pages={pages}
      query={useVersions(id, pages.cursor)}
      loading="Loading the versions…"
      empty={
        <p className="text-ink-soft">
          None yet. Versions are kept while someone writes, for each review, and when a post is approved.
        </p>
      }
    >
      {(entries) => <Lines id={id} saved={saved} entries={entries} />}
    </PagedList>
  );
};

/** The kept versions of a text, read when somebody opens them. */
export const Versions = (props: VersionsProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="unfold">Versions</summary>
      {isOpen ? (
        <div className="pt-3">
          <VersionList {...props} />
        </div>
      ) : null}
    </details>
  );
};
