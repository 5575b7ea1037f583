/** What functions of other domains may use: to send letters that only they can write, each once, and to show what is sent. */
export { letterOf } from './announced-letter.ts';
export { type SendMail, sesMailer } from './mailer.ts';
export { sendOnce } from './send-once.ts';
export { sentStore } from './sent-store.ts';
