import { useState } from 'react';
import type { HistoryEntry } from '#domain/settings/endpoints.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useBy } from '../form/use-by.ts';
import { useSectionHistory } from '../use-settings.ts';
import { Changes } from './changes.tsx';

interface Props {
  readonly section: SettingSection;
  /** The version in the form, which is not brought back. */
  readonly current: number;
  /** True while the form has unsaved changes, which an old version would replace. */
  readonly hasChanges: boolean;
  readonly onBringBack: (entry: HistoryEntry) => void;
}

const Entries = ({
  section,
  current,
  hasChanges,
  onBringBack,
  entries,
}: Props & { readonly entries: readonly HistoryEntry[] }) => {
  const by = useBy(entries.map(({ changedBy }) => changedBy));
  return (
    <ol className="grid">
      {entries.map((entry) => (
        <li key={entry.version} className="grid gap-2 border-t border-rule py-4 first:border-t-0">
          <p className="text-sm text-ink-soft">
            Version {entry.version}, <Instant at={entry.changedAt} /> {by(entry.changedBy)}
          </p>
          <Changes section={section} changes={entry.changes} />
          {entry.version === current ? (
            <p className="text-sm text-ink-soft">This is what the site shows now.</p>
          ) : (
            <Button
              look="plain"
              className="justify-self-start"
              disabled={hasChanges}
              aria-label={`Bring version ${entry.version} back`}
              onClick={() => onBringBack(entry)}
            >
              Bring this back
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
};

const Pages = (props: Props) => {
  const pages = useCursorPages();
  const query = useSectionHistory(props.section, props.current, pages.cursor);
  return (
    <PagedList
      pages={pages}
      query={query}
      loading="Loading the history…"
      empty={<p className="text-ink-soft">Not edited yet.</p>}
    >
      {(entries) => (
        <>
          {props.hasChanges ? (
            <p className="text-ink-soft">Save or undo your changes to bring an older version back.</p>
          ) : null}
          <Entries {...props} entries={entries} />
        </>
      )}
    </PagedList>
  );
};

/** Who changed a section, when and what, and a way back to each version. It is loaded when somebody asks for it. */
export const SectionHistory = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="History"
      className="mt-10 grid justify-items-start gap-3 border-t-[1.5px] border-ink pt-4"
    >
      <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the history' : 'Show who changed what'}
      </Button>
      {isOpen ? (
        <div className="w-full">
          <Pages {...props} />
        </div>
      ) : null}
    </Section>
  );
};
