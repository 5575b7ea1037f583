/** What functions of other domains may use: to send letters that only they can write, each once, to show what is sent, and to read what somebody agreed to. */
export { letterOf } from './channels/mail/announced-letter.ts';
export { type SendMail, sesMailer } from './channels/mail/mailer.ts';
export { type SendOnce, sendOnce } from './channels/send-once.ts';
export { sentStore } from './channels/sent-store.ts';
export { lettersInstead } from './channels/whatsapp/mail-instead.ts';
export { messageOf } from './channels/whatsapp/send-text.ts';
export { consentsOf } from './consents-of.ts';
export { type WrittenMessages, writtenMessages } from './written.ts';
