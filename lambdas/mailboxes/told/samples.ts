import mailboxAssigned from '#events/mailboxes/mailbox-assigned.v2.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of mailboxes, in every way that it can be told. */
export const samples = [sample(mailboxAssigned)];
