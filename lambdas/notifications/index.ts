/** What functions of other domains may use to send letters that only they can write, each once. */
export { type SendMail, sesMailer } from './mailer.ts';
export { sendOnce } from './send-once.ts';
export { sentStore } from './sent-store.ts';
