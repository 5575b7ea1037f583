import { ok, type Plain, type Refused, refuse } from '#domain/kernel/result.ts';
import type { changeEndpoints, StatusOrder } from '#domain/mailboxes/changes/endpoints.ts';
import { mailboxAs, needsForwarding, nextStatuses } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { changeMailbox, type MailboxNext } from './change-mailbox.ts';
import { type ClosingDeps, goOnClosing } from './closing.ts';

const whatBecame = { ACTIVE: 'reactivated', SUSPENDED: 'suspended', CLOSING: 'closing' } as const;

/** A request goes on with a closing at once, and has time for this one. */
const neverLate = () => false;

const ordered =
  ({ closings }: Pick<ClosingDeps, 'closings'>, by: string, order: StatusOrder) =>
  (mailbox: Mailbox, now: Date): MailboxNext | Refused<Plain<'STEP_NOT_POSSIBLE' | 'FORWARDING_NEEDED'>> => {
    const { status, reason, forwardTo } = order;
    if (!nextStatuses(mailbox).includes(status))
      return refuse('STEP_NOT_POSSIBLE', 'This cannot follow the present status. Look at the mailbox again.');
    if (status === 'CLOSING' && needsForwarding(mailbox) && forwardTo === undefined)
      return refuse(
        'FORWARDING_NEEDED',
        'U.S. Mail may still come for six months. Write the address where it is to be sent on.',
      );
    const at = now.toISOString();
    const next = mailboxAs(mailbox, status, { at, forwardTo });
    const { number, version } = next;
    const begun = { kind: 'closing', number, version, by, at } as const;
    return {
      mailbox: next,
      what: whatBecame[status],
      note: reason,
      also: status === 'CLOSING' ? [closings.begins(begun)] : [],
    };
  };

/**
 * Suspends a mailbox, makes it active again, or begins to close it. A closing goes on at once, and where something blocks it, every
 * night until nothing does.
 */
export const changeStatus =
  (deps: ClosingDeps): UseCase<typeof changeEndpoints.status> =>
  async ({ params: { number }, body, caller: { userId: by }, correlationId }) => {
    const { id, version, status } = body;
    const result = await changeMailbox(deps)(
      number,
      { id, version, by, correlationId },
      ordered(deps, by, body),
    );
    if (!result.ok) return result;
    const closing = status === 'CLOSING' ? await deps.closings.find('closing', number) : undefined;
    if (closing === undefined || closing.doneAt !== undefined)
      return ok({ mailbox: result.value, blocks: [] });
    await goOnClosing(deps)(closing, { isLate: neverLate, origin: { correlationId } });
    const mailbox = (await deps.changes.find(number))?.mailbox ?? result.value;
    const isWaiting = mailbox.status === 'CLOSING';
    return ok({ mailbox, blocks: isWaiting ? [...(await deps.blocks(number, [mailbox.userId]))] : [] });
  };
