import { mailboxAs } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { each, goOnWith, type Run, runOf, type Step } from '../../runtime/aggregate/process.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import type { Closing, Closings } from '../store/closings.ts';
import type { BlocksClosing } from './blocks-closing.ts';
import { type ChangeDeps, changeMailbox } from './change-mailbox.ts';

export interface ClosingDeps extends ChangeDeps {
  readonly closings: Closings;
  readonly blocks: BlocksClosing;
}

const isClosing = (mailbox: Mailbox | undefined, { version }: Closing): mailbox is Mailbox =>
  mailbox?.status === 'CLOSING' && mailbox.version >= version;

/**
 * Closes the mailbox when nothing blocks it any more. Nothing new comes into one that is being closed, so what was found to be empty
 * stays empty. One that stays open after all is left alone.
 */
const closeWhenEmpty =
  (deps: ClosingDeps): Step<Closing> =>
  async (closing, { origin: { correlationId } }) => {
    const mailbox = (await deps.changes.find(closing.number))?.mailbox;
    if (!isClosing(mailbox, closing)) return { done: 0, isOver: true };
    if ((await deps.blocks(mailbox.number, [mailbox.userId])).length > 0) return { done: 0, isOver: false };
    const order = { id: deps.newId(), by: closing.by, correlationId };
    const result = await changeMailbox(deps)(closing.number, order, (now, at) =>
      isClosing(now, closing)
        ? { mailbox: mailboxAs(now, 'CLOSED', { at: at.toISOString() }), what: 'closed' }
        : 'so-already',
    );
    return { done: result.ok ? 1 : 0, isOver: true };
  };

/** Goes on with a closing from wherever it is. Anybody may, also two at once. */
export const goOnClosing =
  (deps: ClosingDeps) =>
  (closing: Closing, run: Run): Promise<number> =>
    goOnWith<Closing>({ closing: { closeWhenEmpty: closeWhenEmpty(deps) } }, (process) =>
      deps.closings.finish(process, deps.clock()),
    )(closing, run);

/** Closes every mailbox that waited and that nothing blocks any more. */
export const closeWaiting =
  (deps: ClosingDeps) =>
  async (request: JobRequest): Promise<{ readonly closed: number }> => {
    const run = runOf(request, deps.newId());
    let closed = 0;
    await each(await deps.closings.open(), run, async (closing) => {
      closed += await goOnClosing(deps)(closing, run);
      return true;
    });
    return { closed };
  };
