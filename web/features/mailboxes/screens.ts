import { atDesk } from '#web/shell/screens.ts';

/** The screens for mailboxes. */
export const mailboxScreens = atDesk(
  {
    path: '/mailboxes',
    title: 'Mailboxes',
    may: 'mailbox.read',
    menu: 'Mailboxes',
    first: () => ['/api/mailboxes?limit=25'],
  },
  {
    path: '/mailboxes/:number',
    title: 'Mailbox {number}',
    may: 'mailbox.read',
    back: '/mailboxes',
    first: ({ number }) => [`/api/mailboxes/${number}`],
  },
);
