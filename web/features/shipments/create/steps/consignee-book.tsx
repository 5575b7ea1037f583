import { useState } from 'react';
import { destinations } from '#domain/kernel/destinations.ts';
import { withKeptLatin } from '#domain/kernel/person/latin-name.ts';
import type { SavedConsignee } from '#domain/shipments/customer/saved/consignee-book.ts';
import { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { ConsigneeFields } from '#domain/shipments/form/people.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useCaller } from '../caller-context.ts';
import { type TypedShipment, toDestination } from '../draft/typed.ts';
import type { Wizard } from '../use-wizard.ts';

const BOOK = ['consignees'];

const typedEntry = ({ consignee, price }: TypedShipment) => ({
  to: price.to,
  ...withKeptLatin(consignee),
});

/** Keeps the receiver of the form in the book, as a new entry or as a change of the one that was picked. */
const useBook = (wizard: Wizard, shown: SavedConsignee | undefined) => {
  const [newId, setNewId] = useState(uuidV7);
  const save = useChange(async () => {
    const consignee = typedEntry(wizard.typed);
    if (shown)
      return api(shipmentEndpoints.changeConsignee, {
        params: { id: shown.id },
        body: { version: shown.version, consignee },
      });
    const added = await api(shipmentEndpoints.addConsignee, { body: { id: newId, consignee } });
    setNewId(uuidV7());
    return added;
  }, BOOK);
  const drop = useChange(
    async (id: string) => api(shipmentEndpoints.dropConsignee, { params: { id } }),
    BOOK,
  );
  return { save, drop };
};

/** The entry that the form shows: the same name in the same country. */
const isShown = ({ typed }: Wizard, { consignee }: Pick<SavedConsignee, 'consignee'>): boolean =>
  consignee.name === typed.consignee.name.trim() && consignee.to === typed.price.to;

const isUnchanged = ({ typed }: Wizard, { consignee }: SavedConsignee): boolean =>
  Object.entries(typedEntry(typed)).every(
    ([name, value]) => consignee[name as keyof typeof consignee] === value?.trim(),
  );

/** One receiver, whom a tap takes over into the form. */
const Pick = ({
  wizard,
  consignee: receiver,
}: {
  readonly wizard: Wizard;
  readonly consignee: ConsigneeFields;
}) => {
  const { to, ...consignee } = receiver;
  return (
    <button
      type="button"
      aria-pressed={isShown(wizard, { consignee: receiver })}
      className="choice w-full min-w-0 flex-1 text-start aria-pressed:border-ink aria-pressed:bg-sunk"
      onClick={() => wizard.change((typed) => ({ ...toDestination(typed, to), consignee }))}
    >
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{consignee.name}</span>
        <span className="truncate text-sm">
          {consignee.city}, {destinations[to].country}
        </span>
      </span>
    </button>
  );
};

const Entries = ({
  wizard,
  entries,
  onRemove,
}: {
  readonly wizard: Wizard;
  readonly entries: readonly SavedConsignee[];
  readonly onRemove: (entry: SavedConsignee) => void;
}) => (
  <ul className="grid gap-2 sm:grid-cols-2" aria-label="Your receivers">
    {entries.map((entry) => {
      const { name } = entry.consignee;
      return (
        <li key={entry.id} className="flex min-w-0 items-stretch gap-1">
          <Pick wizard={wizard} consignee={entry.consignee} />
          <Button look="quiet" onClick={() => onRemove(entry)}>
            Remove<span className="sr-only"> {name} from your list</span>
          </Button>
        </li>
      );
    })}
  </ul>
);

/** Those to whom a caller has sent before: one is picked with a tap. */
const ReceiversOf = ({
  wizard,
  receivers,
}: {
  readonly wizard: Wizard;
  readonly receivers: readonly ConsigneeFields[];
}) =>
  receivers.length === 0 ? null : (
    <ul className="grid gap-2 sm:grid-cols-2" aria-label="Their receivers">
      {receivers.map(({ to, ...consignee }) => (
        <li key={`${to} ${consignee.name} ${consignee.phone}`} className="min-w-0">
          <Pick wizard={wizard} consignee={{ to, ...consignee }} />
        </li>
      ))}
    </ul>
  );

/** The book of receivers: pick one with a tap, keep a new one, change or remove one. The form works without it. */
const OwnBook = ({ wizard }: { readonly wizard: Wizard }) => {
  const book = useReply(BOOK, shipmentEndpoints.consignees, {});
  const entries = book.data?.consignees ?? [];
  const shown = entries.find((entry) => isShown(wizard, entry));
  const { save, drop } = useBook(wizard, shown);
  const isComplete = wizard.firstIssue?.step !== 'people';
  const isWorthSaving = isComplete && (shown === undefined || !isUnchanged(wizard, shown));
  const failure = save.error ?? drop.error;
  if (book.isPending) return <Skeleton lines={2} label="Loading your receivers…" />;
  return (
    <div className="grid gap-3">
      {entries.length > 0 ? (
        <Entries wizard={wizard} entries={entries} onRemove={({ id }) => drop.mutate(id)} />
      ) : null}
      {book.isError ? (
        <p className="text-sm text-ink-soft">
          Your list of receivers could not be loaded. You can type the receiver here.
        </p>
      ) : null}
      {isWorthSaving ? (
        <div>
          <Button look="plain" busy={save.isPending} onClick={() => save.mutate(undefined)}>
            {shown ? 'Save these changes to my list' : 'Keep this receiver in my list'}
          </Button>
        </div>
      ) : null}
      <p role="status" className="text-sm">
        {failure ? messageOf(failure) : null}
      </p>
    </div>
  );
};

/** To whom one has sent before. Of a caller the desk sees it, and keeps nobody. */
export const ConsigneeBook = ({ wizard }: { readonly wizard: Wizard }) => {
  const caller = useCaller();
  return caller ? <ReceiversOf wizard={wizard} receivers={caller.receivers} /> : <OwnBook wizard={wizard} />;
};
