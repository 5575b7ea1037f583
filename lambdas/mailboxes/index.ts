/** What other domains' functions may ask of the mailboxes: the one that is assigned when a sign-up is confirmed. */
export { assignmentVariables, wireAssignment } from './assignment.ts';
export { confirmSignUp } from './confirm-sign-up.ts';
