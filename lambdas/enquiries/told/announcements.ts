import { ACKNOWLEDGEMENTS_PER_DAY } from '#domain/enquiries/limits.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { inboxOf } from '#domain/kernel/person/inbox.ts';
import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import { EnquiryContinuedV1 } from '#events/enquiries/enquiry-continued.v1.ts';
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import type { EventOf } from '#events/envelope.ts';
import { announce, announceFacts, type Facts } from '../../runtime/announcement.ts';
import { type Answered, acknowledgement, answerLetter, type Received, staffLetter } from '../letters.ts';
import { enquiryStore, type WholeEnquiry } from '../store/enquiry-store.ts';

const withMessage = ({ enquiry, thread }: WholeEnquiry): Received => ({
  ...enquiry,
  message: thread.find(({ what }) => what === 'message')?.text ?? '',
});

/** The last message before an answer: in a long conversation the first is not what is answered. */
const answeredIn = (thread: WholeEnquiry['thread'], answeredAt: string): string =>
  thread.findLast(({ what, at }) => what === 'message' && at <= answeredAt)?.text ?? '';

const sample = {
  reference: 'ENQ-7K3M9Q',
  kind: 'contact',
  topic: 'pickup',
  status: 'NEW',
  name: 'Sample Sender',
  email: 'sample.sender@example.test',
  phone: '+1 201 555 0199',
  number: '10001',
  excerpt: 'Two barrels in Newark are packed. Can you fetch them before Tuesday?',
  message: 'Two barrels in Newark are packed.\nCan you fetch them before Tuesday?',
  page: '/contact',
  userId: 'sample-user',
  receivedAt: '2026-11-03T18:59:00.000Z',
  changedAt: '2026-11-03T18:59:00.000Z',
  version: 1,
} as const;

const received: Facts<EventOf<typeof EnquiryReceivedV2>, Received> = {
  table: 'ENQUIRIES_TABLE',
  read: async ({ data: { reference } }, client, table) => {
    const found = await enquiryStore(client, table).find(reference);
    return found && withMessage(found);
  },
  sample,
};

const answered: Facts<EventOf<typeof EnquiryAnsweredV2>, Answered> = {
  table: 'ENQUIRIES_TABLE',
  read: async ({ data: { reference, answeredAt } }, client, table) => {
    const found = await enquiryStore(client, table).find(reference);
    const entry = found?.thread.find(({ what, at }) => what === 'answer' && at === answeredAt);
    if (found === undefined || entry?.text === undefined) return undefined;
    const { text: answer, subject, way = 'email' } = entry;
    return { ...withMessage(found), message: answeredIn(found.thread, answeredAt), answer, subject, way };
  },
  sample: {
    ...sample,
    way: 'email',
    answer: 'We come on Monday between 9 and 12.\nClose the barrels, and put your name on each.',
  },
};

/** Staff get the enquiry, and the sender gets an acknowledgement. An answer goes to the sender. */
export const announcements = [
  announceFacts(EnquiryReceivedV2, received, (_, enquiry, brand) => [
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
      letters: [staffLetter(enquiry, brand)],
    },
    // Whoever writes on WhatsApp has our answer there.
    ...(enquiry.kind === 'whatsapp'
      ? []
      : [
          {
            // Anybody can enter the address of somebody else. The cap protects that inbox.
            cap: {
              name: 'acknowledgements',
              limit: ACKNOWLEDGEMENTS_PER_DAY,
              address: inboxOf(enquiry.email),
              window: newYorkDay(new Date(enquiry.receivedAt)),
            },
            letters: [acknowledgement(enquiry, brand)],
          },
        ]),
  ]),
  // Only counted: it is a task, and the letter of the first message has told of the conversation.
  announce(EnquiryContinuedV1, () => [
    {
      tallies: [
        {
          audience: 'desk',
          one: '1 more message on WhatsApp',
          many: '{count} more messages on WhatsApp',
          link: pathTo('/staff/enquiries', {}),
        },
      ],
    },
  ]),
  announceFacts(EnquiryAnsweredV2, answered, (_, answer, brand) => {
    const { way, phone, answer: text } = answer;
    if (way === 'email') return [{ letters: [answerLetter(answer, brand)] }];
    return phone === undefined ? [] : [{ texts: [{ recipient: 'sender', phone, text }] }];
  }),
];
