import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { FormToRecord } from '../form-1583.ts';
import { FurtherNames } from '../further-name.ts';
import { Mailbox } from '../mailbox.ts';
import { MailboxNumber } from '../mailbox-number.ts';

const params = z.object({ number: MailboxNumber });
const changedBefore = { MAILBOX_NOT_FOUND: 404, MAILBOX_CHANGED: 409 } as const;

/** Made by the form, so that a double click or a lost answer changes nothing twice. */
const id = z.uuid();
/** The version that somebody looked at. */
const version = z.int().check(z.nonnegative());

export const REASON_MAX = 300;
const Reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Say in a few words why, such as: asked for it on the phone'),
    z.maxLength(REASON_MAX, `Please keep the reason under ${REASON_MAX} characters`),
  );

/** Something that keeps a mailbox from being closed. */
export const ClosingBlock = z.object({
  what: z.enum(['balance', 'parcels']),
  /** What there is to do, in a sentence. */
  words: z.string(),
});
export type ClosingBlock = z.infer<typeof ClosingBlock>;

export const FORWARD_TO_MAX = 300;
const StatusOrder = z.strictObject({
  id,
  version,
  status: z.enum(['ACTIVE', 'SUSPENDED', 'CLOSING']),
  reason: Reason,
  /** Where U.S. Mail is sent on to after the closing. */
  forwardTo: z.optional(z.string().check(z.trim(), z.minLength(10), z.maxLength(FORWARD_TO_MAX))),
});
export type StatusOrder = z.output<typeof StatusOrder>;

const ToPerson = { id, email: z.email('Write the e-mail address of their account'), reason: Reason };

/** The highest number that can be taken over. New ones go on above it, and nobody wants to read a longer one aloud. */
const OldNumber = z
  .string()
  .check(
    z.regex(/^[1-9]\d{2,7}$/, 'A number from an old system has three to eight digits, without a zero first'),
  );

const personRefusals = { PERSON_NOT_FOUND: 409, MAILBOX_NOT_ACTIVE: 409 } as const;

/** What changes a mailbox by the desk and by admins. */
export const changeEndpoints = {
  names: endpoint('PUT /api/mailboxes/{number}/names', {
    summary: 'Sets the further names that may receive at a mailbox.',
    access: 'mailbox.manage',
    params,
    body: z.strictObject({ version, names: FurtherNames }),
    reply: z.object({ mailbox: Mailbox }),
    refusals: { ...changedBefore, OWN_NAME: 409, MAILBOX_NOT_ACTIVE: 409 },
  }),
  form: endpoint('POST /api/mailboxes/{number}/forms', {
    summary:
      'Records Form 1583 as an addressee signed it on paper, in place of an earlier one of the same addressee.',
    access: 'mailbox.manage',
    params,
    body: z.strictObject({ id, version, form: FormToRecord }),
    reply: z.object({ mailbox: Mailbox }),
    refusals: { ...changedBefore, NOT_AN_ADDRESSEE: 409, DAY_WRONG: 409, MAILBOX_NOT_ACTIVE: 409 },
  }),
  status: endpoint('POST /api/mailboxes/{number}/status', {
    summary:
      'Suspends a mailbox, makes it active again, or begins to close it; it closes as soon as nothing blocks that.',
    access: 'mailbox.manage',
    params,
    body: StatusOrder,
    reply: z.object({ mailbox: Mailbox, blocks: z.array(ClosingBlock) }),
    refusals: { ...changedBefore, STEP_NOT_POSSIBLE: 409, FORWARDING_NEEDED: 409 },
  }),
  move: endpoint('POST /api/mailboxes/{number}/move', {
    summary: 'Moves a mailbox to the account of another person; a number that they had is replaced by it.',
    access: 'mailbox.manage',
    params,
    body: z.strictObject({ ...ToPerson, version }),
    reply: z.object({ mailbox: Mailbox }),
    refusals: { ...changedBefore, ...personRefusals, SAME_OWNER: 409 },
  }),
  takeOver: endpoint('POST /api/mailboxes/{number}/take-over', {
    summary:
      'Gives someone the number that they had in an old system; new numbers go on above the highest one.',
    access: ['admin'],
    params: z.object({ number: OldNumber }),
    body: z.strictObject(ToPerson),
    reply: z.object({ mailbox: Mailbox }),
    refusals: { ...personRefusals, NUMBER_TAKEN: 409 },
  }),
} as const;
