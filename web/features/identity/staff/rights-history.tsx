import type { RightsChange } from '#domain/identity/rights.ts';
import { roleNames } from '#web/phrases/role-words.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { PagedList, useCursorPages } from '#web/ui/data/paged-list.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useRightsChanges } from './use-staff.ts';

/** `Given: Warehouse. Taken: Staff.` */
const changeWords = ({ before, after }: RightsChange): string => {
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  return [
    ...(given.length > 0 ? [`Given: ${roleNames(given)}.`] : []),
    ...(taken.length > 0 ? [`Taken: ${roleNames(taken)}.`] : []),
  ].join(' ');
};

const Change = ({ change, isOwn }: { readonly change: RightsChange; readonly isOwn: boolean }) => (
  <li className="grid gap-1 border-t border-rule py-3">
    <p className="wrap-anywhere">
      <span className="font-semibold">{change.name}</span> {changeWords(change)}
    </p>
    <p className="wrap-anywhere">{change.reason}</p>
    <p className="wrap-anywhere text-sm text-ink-soft">
      {isOwn ? 'You' : change.byName}, <Instant at={change.at} />
    </p>
  </li>
);

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
          <ol>
            {changes.map((change) => (
              <Change key={change.id} change={change} isOwn={change.by === ownId} />
            ))}
          </ol>
        )}
      </PagedList>
    </Section>
  );
};
