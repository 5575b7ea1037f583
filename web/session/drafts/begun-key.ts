/** The storage key of what somebody was about to book before they signed in. It is in a file of its own for those who only look whether there is any. */
export const BEGUN_KEY = 'guest_draft';
