import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import { EnquiryChangedV1 } from '#events/enquiries/enquiry-changed.v1.ts';
import { EnquiryContinuedV1 } from '#events/enquiries/enquiry-continued.v1.ts';
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import { change, GUEST, line, type Thing } from '../../runtime/history-line.ts';

const enquiry = (reference: string): Thing => ({ kind: 'enquiry', id: reference });

const statuses = { NEW: 'new', OPEN: 'open', ANSWERED: 'answered', CLOSED: 'closed', SPAM: 'spam' } as const;

const wayWords = { email: 'by e-mail', whatsapp: 'on WhatsApp' } as const;

/** What happens to messages. */
export const history = [
  line(EnquiryReceivedV2, ({ reference, userId = GUEST }) => ({
    by: userId,
    thing: enquiry(reference),
    what: 'sent a message',
  })),
  line(EnquiryAnsweredV2, ({ reference, answeredBy, way = 'email', isFirst = false }) => ({
    by: answeredBy,
    thing: enquiry(reference),
    what: `${isFirst ? 'wrote to someone' : 'answered'} ${wayWords[way]}`,
  })),
  line(EnquiryContinuedV1, ({ reference, userId = GUEST }) => ({
    by: userId,
    thing: enquiry(reference),
    what: 'wrote again on WhatsApp',
  })),
  line(EnquiryChangedV1, ({ reference, by, status }) => ({
    by,
    thing: enquiry(reference),
    what: 'changed its status',
    changes: [change('Status', statuses[status.before], statuses[status.after])],
  })),
];
