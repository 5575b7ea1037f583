import mailboxAssigned from '#events/mailboxes/mailbox-assigned.v2.example.json' with { type: 'json' };
import mailboxChanged from '#events/mailboxes/mailbox-changed.v1.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of mailboxes, in every way that it can be told. */
export const samples = [
  sample(mailboxAssigned),
  sample(mailboxChanged),
  sample(mailboxChanged, 'names', { what: ['names'] }),
  sample(mailboxChanged, 'mail-asked', { what: ['mail-asked'] }),
  sample(mailboxChanged, 'suspended', { what: ['suspended'] }),
  sample(mailboxChanged, 'reactivated', { what: ['reactivated'] }),
  sample(mailboxChanged, 'closing', { what: ['closing'] }),
  sample(mailboxChanged, 'closed', { what: ['closed'] }),
  sample(mailboxChanged, 'moved', { what: ['moved'] }),
  sample(mailboxChanged, 'taken-over', { what: ['taken-over'] }),
];
