/** What other domains' functions may ask of the mailboxes: the one that is assigned when a sign-up is confirmed. */
export { assignMailbox } from './assign-mailbox.ts';
export { confirmSignUp } from './confirm-sign-up.ts';
export { mailboxStore } from './store/mailbox-store.ts';
export { leasedNumbers } from './store/number-allocator.ts';
