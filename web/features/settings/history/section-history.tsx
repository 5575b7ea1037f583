import { useState } from 'react';
import type { HistoryEntry } from '#domain/settings/endpoints.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import { useWho } from '#web/session/use-who.ts';
import { Button } from '#web/ui/button.tsx';
import { HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useSectionHistory } from '../use-settings.ts';
import { changeLines } from './change-words.ts';

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
  const who = useWho(entries.map(({ changedBy }) => changedBy));
  return (
    <HistoryLines>
      {entries.map((entry) => (
        <HistoryLine
          key={entry.version}
          who={who(entry.changedBy)}
          what={`saved version ${entry.version}`}
          at={entry.changedAt}
          changes={changeLines(section, entry.changes)}
        >
          {changeLines(section, entry.changes).length === 0 ? (
            <p className="text-ink-soft">Nothing that today’s settings still have.</p>
          ) : null}
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
        </HistoryLine>
      ))}
    </HistoryLines>
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
