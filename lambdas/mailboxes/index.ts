/** What functions of other domains may use: the assignment of a mailbox when a sign-up is confirmed, and all mailboxes, and single ones. */
export { assignedMailboxes } from './assigned-mailboxes.ts';
export { assignmentVariables, wireAssignment } from './assignment.ts';
export { confirmSignUp } from './confirm-sign-up.ts';
export { type MailboxReader, mailboxReader } from './mailbox-reader.ts';
