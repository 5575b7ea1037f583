import * as z from 'zod/mini';
import { MailKindName, NoticeKindName } from './kinds.ts';
import { ReturnedWhy } from './returned-mail.ts';

/** What somebody agreed to be told, and by which way. */
export const Consents = z.object({
  /** The last answer about WhatsApp. Absent for somebody who never gave one. */
  whatsApp: z.optional(
    z.object({
      on: z.boolean(),
      kinds: z.array(NoticeKindName),
      /** ISO 8601 UTC. */
      at: z.string(),
      /** `page`: on the page of their account. `reply`: by an answer to a message. */
      how: z.enum(['page', 'reply']),
      /** The last digits of the number that they agreed for. */
      phoneEnd: z.string(),
    }),
  ),
  /** News that they want by e-mail. The rest of what we write is always sent. */
  mail: z.array(MailKindName),
  /** Their address gets no mail, why and since when. */
  returned: z.optional(z.object({ why: ReturnedWhy, at: z.string() })),
});
export type Consents = z.infer<typeof Consents>;
