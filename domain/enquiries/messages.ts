import * as z from 'zod/mini';
import { UserId } from '../kernel/user-id.ts';
import { Outcome } from '../notifications/outcome.ts';
import { EnquiryReference, ThreadEntry } from './enquiry.ts';
import { SUBJECT_MAX, WRITTEN_MAX } from './limits.ts';
import { MessageWay } from './ways.ts';

/** An entry of a thread as the desk sees it: with what became of an answer. */
export const ShownEntry = z.extend(ThreadEntry, { outcome: z.optional(Outcome) });
export type ShownEntry = z.infer<typeof ShownEntry>;

/** The words of a message beside what came with it, which needs no `[picture]` where it is shown. */
export const wordsBeside = ({ text, media }: Pick<ThreadEntry, 'text' | 'media'>): string | undefined =>
  media === undefined ? text : text?.replace(/^\[[a-z ]+\] ?/, '') || undefined;

/** A message between somebody and us, with the conversation that it stands in. */
export const PersonMessage = z.extend(ShownEntry, { reference: EnquiryReference });
export type PersonMessage = z.infer<typeof PersonMessage>;

/** A message that staff write to somebody. */
export const NewMessage = z.strictObject({
  /** Made by the form, so that a double click or a lost answer sends nothing twice. */
  id: z.uuid(),
  person: UserId,
  way: MessageWay,
  /** For an e-mail. */
  subject: z.optional(z.string().check(z.trim(), z.maxLength(SUBJECT_MAX))),
  text: z.string().check(z.trim(), z.minLength(1, 'Write the message first'), z.maxLength(WRITTEN_MAX)),
  /** The shipment that it is about, by its tracking number. */
  about: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type NewMessage = z.infer<typeof NewMessage>;
