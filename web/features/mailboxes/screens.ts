import { atDesk } from '#web/shell/screens.ts';

/** The screens for mailboxes. */
export const mailboxScreens = atDesk(
  {
    path: '/mailboxes',
    title: 'Mailboxes',
    who: ['staff'],
    menu: 'Mailboxes',
    page: async () => (await import('./list/mailbox-list-page.tsx')).MailboxListPage,
  },
  {
    path: '/mailboxes/:number',
    title: 'Mailbox {number}',
    who: ['staff'],
    back: '/mailboxes',
    page: async () => (await import('./page/mailbox-page.tsx')).MailboxPage,
  },
);
