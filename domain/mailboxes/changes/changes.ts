import * as z from 'zod/mini';

/** What can be changed of a mailbox after it was assigned, as the history and the event call it. */
const changes = [
  'names',
  'mail-asked',
  'form',
  'suspended',
  'reactivated',
  'closing',
  'closed',
  'moved',
  'taken-over',
  'replaced',
] as const;
export const MailboxChange = z.enum(changes);
export type MailboxChange = z.infer<typeof MailboxChange>;
