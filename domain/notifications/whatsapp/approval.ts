import * as z from 'zod/mini';

/**
 * How a template stands with Meta. `MISSING`: nobody has sent it to Meta under this name and language. `REFUSED`: a message in it was
 * refused for its template, after Meta was asked last. `OTHER`: Meta says something that we do not know.
 */
const TemplateState = z.enum([
  'APPROVED',
  'PENDING',
  'REJECTED',
  'PAUSED',
  'DISABLED',
  'MISSING',
  'REFUSED',
  'OTHER',
]);
export type TemplateState = z.infer<typeof TemplateState>;

/** What Meta said of a template when it was asked last. */
export const Approval = z.object({
  state: TemplateState,
  /** When Meta was asked, or refused a message. */
  lookedAt: z.string(),
  /** Meta's category, which the price of a message follows from: `UTILITY`. */
  category: z.optional(z.string()),
  /** Why Meta rejected it, as Meta writes it: `INVALID_FORMAT`. */
  reason: z.optional(z.string()),
  /** The words that Meta has, where they are not ours. */
  otherText: z.optional(z.string()),
});
export type Approval = z.infer<typeof Approval>;

/** Meta's words for what means the same to us: a template in appeal waits, one that is being deleted is gone. */
const states: Readonly<Record<string, TemplateState>> = {
  APPROVED: 'APPROVED',
  PENDING: 'PENDING',
  IN_APPEAL: 'PENDING',
  REJECTED: 'REJECTED',
  PAUSED: 'PAUSED',
  DISABLED: 'DISABLED',
  PENDING_DELETION: 'MISSING',
  DELETED: 'MISSING',
};

/** The state for the status that Meta gives; undefined when Meta does not list the template. */
export const stateOf = (status: string | undefined): TemplateState =>
  status === undefined ? 'MISSING' : (states[status] ?? 'OTHER');

/** Only an approved template is sent on WhatsApp. What stands in every other is sent as an e-mail. */
export const isApproved = (approval: Pick<Approval, 'state'> | undefined): boolean =>
  approval?.state === 'APPROVED';

/** The WhatsApp Business account of the sample home, where phones and Meta's approval are played on one machine. */
export const sampleAccountId = 'waba-00000000000000000000000000000000';
