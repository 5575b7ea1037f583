import { type AnyRefusal, ok, type Plain, type Refused, type Result, refuse } from '#domain/kernel/result.ts';
import type { changeEndpoints } from '#domain/mailboxes/changes/endpoints.ts';
import { isOpen } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { ownMailboxEndpoints } from '#domain/mailboxes/own/own-endpoints.ts';
import { ownMailbox } from '#domain/mailboxes/own/own-view.ts';
import { type FurtherName, sameName } from '#domain/mailboxes/receiving/further-name.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { noSuchMailbox } from '../desk/show-mailbox.ts';
import { type ChangeDeps, changeMailbox, type MailboxNext, type Order } from './change-mailbox.ts';

/** The refusal for a mailbox that is closed or being closed, where nothing new may begin. */
export const notActive = () =>
  refuse('MAILBOX_NOT_ACTIVE', 'This mailbox is closed or being closed. It has to be opened again first.');

const missingIn = (names: readonly FurtherName[], from: readonly FurtherName[]): readonly string[] =>
  names.filter(({ name }) => !from.some((other) => sameName(other.name, name))).map(({ name }) => name);

/** What was added and removed, for the history. */
const noteOf = (before: readonly FurtherName[], after: readonly FurtherName[]): string =>
  [
    ...missingIn(after, before).map((name) => `Added: ${name}`),
    ...missingIn(before, after).map((name) => `Removed: ${name}`),
  ].join('\n') || 'Written in another way';

const withNames =
  (names: readonly FurtherName[]) =>
  (mailbox: Mailbox): MailboxNext | 'so-already' | Refused<Plain<'OWN_NAME' | 'MAILBOX_NOT_ACTIVE'>> => {
    if (!isOpen(mailbox)) return notActive();
    if (names.some(({ name }) => sameName(name, mailbox.ownerName)))
      return refuse('OWN_NAME', 'The owner may receive anyway. Leave their name out.');
    const before = mailbox.names ?? [];
    if (JSON.stringify(before) === JSON.stringify(names)) return 'so-already';
    return {
      mailbox: { ...mailbox, names: [...names], version: mailbox.version + 1 },
      what: 'names',
      note: noteOf(before, names),
    };
  };

/** Sets the further names of a mailbox, by the desk. */
export const changeNames =
  (deps: ChangeDeps): UseCase<typeof changeEndpoints.names> =>
  async ({ params: { number }, body: { version, names }, caller, correlationId }) => {
    const order = { id: deps.newId(), by: caller.userId, correlationId, version };
    const result = await changeMailbox(deps)(number, order, withNames(names));
    return result.ok ? ok({ mailbox: result.value }) : result;
  };

/** Changes the mailbox of the caller. Somebody else's is not found. */
export const changeOwn =
  (deps: ChangeDeps) =>
  async <R extends AnyRefusal>(
    { by, correlationId, version }: Omit<Order, 'id'>,
    decide: (mailbox: Mailbox, now: Date) => MailboxNext | 'so-already' | Refused<R>,
  ): Promise<Result<Mailbox, never, Plain<'MAILBOX_NOT_FOUND' | 'MAILBOX_CHANGED'> | R>> => {
    const own = await deps.changes.ofOwner(by);
    if (own === undefined) return noSuchMailbox();
    const order = { id: deps.newId(), by, correlationId, ...(version === undefined ? {} : { version }) };
    // It may have gone to somebody else after it was looked up.
    return changeMailbox(deps)<R | Plain<'MAILBOX_NOT_FOUND'>>(own.mailbox.number, order, (mailbox, now) =>
      mailbox.userId === by ? decide(mailbox, now) : noSuchMailbox(),
    );
  };

/** Sets the further names of the caller's own mailbox. */
export const changeOwnNames =
  (deps: ChangeDeps): UseCase<typeof ownMailboxEndpoints.ownNames> =>
  async ({ body: { version, names }, caller: { userId: by }, correlationId }) => {
    const result = await changeOwn(deps)({ by, correlationId, version }, withNames(names));
    return result.ok ? ok({ mailbox: ownMailbox(result.value, deps.clock()) }) : result;
  };
