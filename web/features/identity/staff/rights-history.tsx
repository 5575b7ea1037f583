import type { RightsChange } from '#domain/identity/rights.ts';
import { roleNames } from '#domain/identity/role-words.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { type ChangeLine, HistoryLine, HistoryLines } from '#web/ui/data/history-line.tsx';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useRightsChanges } from './use-staff.ts';

/** `Given`, `Warehouse`; `Taken`, `Staff`. */
const changesOf = ({ before, after }: RightsChange): readonly ChangeLine[] => {
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  return [
    ...(given.length > 0 ? [{ label: 'Given', words: roleNames(given) }] : []),
    ...(taken.length > 0 ? [{ label: 'Taken', words: roleNames(taken) }] : []),
  ];
};

/** Who gave and took which roles, newest first. */
export const RightsHistory = () => {
  const ownId = useOwnId();
  const pages = useCursorPages();
  return (
    <Section title="Who changed roles" className="grid gap-3">
      <PagedList
        pages={pages}
        query={useRightsChanges(pages.cursor)}
        loading="Loading the history…"
        empty={<p className="text-ink-soft">Nobody has changed roles on this page yet.</p>}
      >
        {(changes) => (
          <HistoryLines>
            {changes.map((change) => (
              <HistoryLine
                key={change.id}
                who={change.by === ownId ? 'You' : change.byName}
                what={`changed the roles of ${change.name}`}
                at={change.at}
                changes={changesOf(change)}
                note={change.reason}
              />
            ))}
          </HistoryLines>
        )}
      </PagedList>
    </Section>
  );
};
