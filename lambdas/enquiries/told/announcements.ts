import { ACKNOWLEDGEMENTS_PER_DAY } from '#domain/enquiries/limits.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { inboxOf } from '#domain/kernel/person/inbox.ts';
import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import { EnquiryReceivedV1 } from '#events/enquiries/enquiry-received.v1.ts';
import { announce } from '../../runtime/announcement.ts';
import { acknowledgement, answerLetter, staffLetter } from '../letters.ts';

/** Staff get the enquiry, and the sender gets an acknowledgement. An answer goes to the sender. */
export const announcements = [
  announce(EnquiryReceivedV1, ({ data }, brand) => [
    {
      // Only counted here: what still waits for an answer is in the list of the enquiries, until somebody has answered.
      tallies: [
        {
          audience: 'desk',
          one: '1 new enquiry',
          many: '{count} new enquiries',
          link: pathTo('/staff/enquiries', {}),
        },
      ],
      letters: [staffLetter(data, brand)],
    },
    {
      // Anybody can enter the address of somebody else. The cap protects that inbox.
      cap: {
        name: 'acknowledgements',
        limit: ACKNOWLEDGEMENTS_PER_DAY,
        address: inboxOf(data.email),
        window: newYorkDay(new Date(data.receivedAt)),
      },
      letters: [acknowledgement(data, brand)],
    },
  ]),
  announce(EnquiryAnsweredV1, ({ data }, brand) => [{ letters: [answerLetter(data, brand)] }]),
];
