import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dateWords } from '#domain/kernel/new-york-words.ts';
import { ok, type Plain, type Refused, refuse } from '#domain/kernel/result.ts';
import type { changeEndpoints } from '#domain/mailboxes/changes/endpoints.ts';
import { isOpen } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { ownMailboxEndpoints } from '#domain/mailboxes/own/own-endpoints.ts';
import { ownMailbox } from '#domain/mailboxes/own/own-view.ts';
import { dayProblem, type FormToRecord, type SignedForm } from '#domain/mailboxes/receiving/form-1583.ts';
import { sameName } from '#domain/mailboxes/receiving/further-name.ts';
import { namesOn } from '#domain/mailboxes/us-mail.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeMailbox, type MailboxNext } from './change-mailbox.ts';
import { changeOwn, notActive } from './change-names.ts';

type Recorded = MailboxNext | Refused<Plain<'NOT_AN_ADDRESSEE' | 'DAY_WRONG' | 'MAILBOX_NOT_ACTIVE'>>;

/** The mailbox with a form, in place of an earlier one of the same addressee. What was seen stays in the history without it. */
const withForm =
  (form: FormToRecord, by: string) =>
  (mailbox: Mailbox, now: Date): Recorded => {
    if (!isOpen(mailbox)) return notActive();
    if (!namesOn(mailbox).some(({ name }) => sameName(name, form.name)))
      return refuse('NOT_AN_ADDRESSEE', 'This name is not on the mailbox. Add it to the names first.');
    const problem = dayProblem(form, newYorkDay(now));
    if (problem !== undefined) return refuse('DAY_WRONG', problem);
    const signed: SignedForm = { ...form, by, at: now.toISOString() };
    const others = (mailbox.forms ?? []).filter(({ name }) => !sameName(name, form.name));
    return {
      mailbox: { ...mailbox, forms: [...others, signed], version: mailbox.version + 1 },
      what: 'form',
      note: `Form 1583 of ${form.name}, signed on ${dateWords(form.signedOn)}`,
    };
  };

/** Records Form 1583 as an addressee signed it on paper. */
export const recordForm =
  (deps: ChangeDeps): UseCase<typeof changeEndpoints.form> =>
  async ({ params: { number }, body: { id, version, form }, caller: { userId: by }, correlationId }) => {
    const order = { id, version, by, correlationId };
    const result = await changeMailbox(deps)(number, order, withForm(form, by));
    return result.ok ? ok({ mailbox: result.value }) : result;
  };

/** Writes down that the caller wants U.S. Mail at their mailbox. */
export const askForMail =
  (deps: ChangeDeps): UseCase<typeof ownMailboxEndpoints.askForMail> =>
  async ({ caller: { userId: by }, correlationId }) => {
    const result = await changeOwn(deps)<Plain<'MAILBOX_NOT_ACTIVE'>>(
      { by, correlationId },
      (mailbox, now) => {
        if (!isOpen(mailbox)) return notActive();
        if (mailbox.mailAskedAt !== undefined) return 'so-already';
        const next = { ...mailbox, mailAskedAt: now.toISOString(), version: mailbox.version + 1 };
        return { mailbox: next, what: 'mail-asked' };
      },
    );
    if (result.ok) return ok({ mailbox: ownMailbox(result.value, deps.clock()) });
    const { refusal } = result;
    // Nobody looked at a version, so none can be an earlier one.
    if (refusal.code === 'MAILBOX_CHANGED')
      throw new Error('A change without a version was refused for its version.');
    return { ok: false, refusal };
  };
