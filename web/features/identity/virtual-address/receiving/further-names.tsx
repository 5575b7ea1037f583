import { lazy, Suspense, useState } from 'react';
import type { OwnMailbox } from '#domain/mailboxes/own-mailbox.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const OwnNames = lazy(async () => ({ default: (await import('./own-names.tsx')).OwnNames }));

const words = (count: number): string =>
  count === 0
    ? 'Do parcels come in another name?'
    : `Parcels come in ${count === 1 ? '1 other name' : `${count} other names`}`;

/** Who else may receive at the own mailbox. Folded, because most people shop in their own name; what is in it loads when it is opened. */
export const FurtherNames = ({ mailbox }: { readonly mailbox: OwnMailbox | undefined }) => {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="border-t border-rule" onToggle={() => setOpened(true)}>
      <summary className="unfold">{words(mailbox?.names.length ?? 0)}</summary>
      <div className="grid gap-4">
        <p className="text-ink-soft">
          Add the names of relatives, or of your company, that stores print on parcels with your number. A
          parcel in a name that we do not know waits until we have asked you.
        </p>
        {wasOpened && mailbox ? (
          <Suspense fallback={<Skeleton lines={4} label="Loading the names…" />}>
            <OwnNames mailbox={mailbox} />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
};
