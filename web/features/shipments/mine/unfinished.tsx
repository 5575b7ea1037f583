import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { begunName, begunWords } from '#domain/shipments/customer/saved/begun-words.ts';
import { draftPath } from '#domain/shipments/form/draft-text.ts';
import { draftsOfAccount, dropFromAccount } from '#web/session/drafts/account-drafts.ts';
import { draftsFor, dropDraft, type LocalDraft } from '#web/session/drafts/local-drafts.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** The drafts of this device and of the account; of one that is in both, the newer. Only the account notes what it costs. */
const allOf = (here: readonly LocalDraft[], there: readonly LocalDraft[]): readonly LocalDraft[] => {
  const newest = new Map<string, LocalDraft>();
  for (const draft of [...here, ...there]) {
    const known = newest.get(draft.id);
    if (known === undefined || known.timestamp <= draft.timestamp) newest.set(draft.id, draft);
  }
  return [...newest.values()].toSorted((one, other) => other.timestamp - one.timestamp);
};

const Draft = ({ draft, onDelete }: { readonly draft: LocalDraft; readonly onDelete: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-2 first:border-t-0">
    <span className="min-w-0">
      <span className="block break-words font-semibold">{begunName(draft)}</span>
      <span className="block break-words first-letter:uppercase">{begunWords(draft, new Date())}</span>
      <span className="block text-sm text-ink-soft">
        Last changed <Instant at={new Date(draft.timestamp).toISOString()} />
      </span>
    </span>
    <span className="flex items-center gap-3">
      <Link to={draftPath(draft)} className={textLink}>
        Go on
      </Link>
      <Button look="quiet" onClick={onDelete}>
        Delete<span className="sr-only"> {begunName(draft)}</span>
      </Button>
    </span>
  </li>
);

/** Shipments that were begun and not booked, on this device or another one. Nothing when there are none. */
export const Unfinished = () => {
  const userId = useOwnId();
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { data: there = [] } = useQuery({
    queryKey: ['shipment-drafts'],
    queryFn: () => draftsOfAccount(userId),
    // One may have been booked a moment ago.
    staleTime: 0,
  });
  const drafts = allOf(draftsFor(userId), there).filter(({ id }) => !dropped.includes(id));
  if (drafts.length === 0) return null;
  const remove = (id: string) => {
    dropDraft(id);
    setDropped((before) => [...before, id]);
    void dropFromAccount(id).catch(() => undefined);
  };
  return (
    <section aria-labelledby="unfinished" className="mb-8 border-s-4 border-time bg-time-wash px-4 py-3">
      <h2 id="unfinished" className="text-xl">
        Begun, not booked yet
      </h2>
      <ul>
        {drafts.map((draft) => (
          <Draft key={draft.id} draft={draft} onDelete={() => remove(draft.id)} />
        ))}
      </ul>
    </section>
  );
};
