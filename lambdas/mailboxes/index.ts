/** What functions of other domains may use: the assignment of a mailbox when a sign-up is confirmed, all mailboxes and single ones, and whose a label is. */

export { assignmentVariables, wireAssignment } from './assign/assignment.ts';
export { confirmSignUp } from './assign/confirm-sign-up.ts';
export { assignedMailboxes } from './assigned-mailboxes.ts';
export { type MailboxReader, mailboxReader } from './mailbox-reader.ts';
export { labelMatcher } from './matching/label-matcher.ts';
export { unchangedMailbox } from './store/unchanged-mailbox.ts';
