import { excerptOf } from '#domain/enquiries/enquiry.ts';
import { ACKNOWLEDGEMENTS_PER_DAY, inboxOf } from '#domain/enquiries/limits.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { EnquiryAnsweredV1 } from '#events/enquiries/enquiry-answered.v1.ts';
import { EnquiryReceivedV1 } from '#events/enquiries/enquiry-received.v1.ts';
import { announce } from '../runtime/announcement.ts';
import { acknowledgement, answerLetter, staffLetter, staffPath } from './letters.ts';

/** Staff get the enquiry, and the sender gets an acknowledgement. An answer goes to the sender. */
export const enquiryAnnouncements = [
  announce(EnquiryReceivedV1, ({ data }, brand) => [
    {
      lines: [
        {
          audience: 'desk',
          title: `Enquiry ${data.reference}: ${enquiryTopics[data.topic]}`,
          body: `${data.name}: ${excerptOf(data.message)}`,
          link: staffPath(data.reference),
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
