import { listed } from '#domain/kernel/listed.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dateWords } from '#domain/kernel/new-york-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { MailboxChange } from '#domain/mailboxes/changes/changes.ts';
import { forwardedUntil } from '#domain/mailboxes/changes/life.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { addresseesOf, namesOn } from '#domain/mailboxes/us-mail.ts';
import { addressLines, virtualAddress } from '#domain/mailboxes/virtual-address.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import type { EventOf } from '#events/envelope.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { type AnnouncedLetter, announceFacts, type Facts, withoutNews } from '../../runtime/announcement.ts';
import { mailboxChanges } from '../store/mailbox-changes.ts';

type Changed = EventOf<typeof MailboxChangedV1>;

/** The mailbox as it is when the letter is sent. */
const facts: Facts<Changed, Mailbox> = {
  table: 'MAILBOXES_TABLE',
  read: async ({ data: { number } }, client, table) =>
    (await mailboxChanges(client, table).find(number))?.mailbox,
  sample: {
    number: '10001',
    userId: 'sample-user',
    ownerName: 'Sample Person',
    ownerEmail: 'sample.person@example.test',
    status: 'CLOSING',
    assignedAt: '2026-11-03T18:59:00.000Z',
    version: 2,
    names: [{ name: 'Sample Relative', kind: 'PERSON' }],
    forms: [
      {
        name: 'Sample Person',
        ids: [{ kind: 'PASSPORT' }, { kind: 'LEASE' }],
        witnessed: 'IN_PERSON',
        signedOn: '2026-11-20',
        by: 'sample-desk',
        at: '2026-11-24T15:02:00.000Z',
      },
    ],
    closedAt: '2026-11-24T15:02:00.000Z',
    forwardTo: 'Sample Person\n1 Sample Street\nBrooklyn, NY 11203',
  },
};

type Words = Pick<AnnouncedLetter, 'heading' | 'paragraphs' | 'block'>;
interface About {
  readonly mailbox: Mailbox;
  readonly brand: Brand;
  readonly capabilities: Capabilities;
  /** `mailbox 10001`, with the word that the address has. */
  readonly called: string;
}

const addressOf = ({
  mailbox: { ownerName: name, number: mailboxNumber },
  brand,
}: About): readonly string[] => addressLines(virtualAddress(brand, { name, mailboxNumber }));

const formWords = ({ mailbox, capabilities, called }: About): Words => {
  const approved = addresseesOf(mailbox, Date.now()).filter(({ status }) => status === 'APPROVED');
  return {
    heading: 'We have your signed Form 1583',
    paragraphs: capabilities.uspsMail
      ? [`U.S. Mail for ${listed(approved.map(({ name }) => name))} is taken at ${called} from now on.`]
      : [
          `It is on file for ${called}.`,
          carrierWords(capabilities),
          'Your form does not change that before our office takes U.S. Mail.',
        ],
  };
};

const closedWords = ({ mailbox: { closedAt, forwardTo }, called }: About): Words => {
  const until = closedAt && forwardedUntil(closedAt);
  const isOver = until === undefined || until < newYorkDay(new Date());
  const forwarded = isOver || forwardTo === undefined ? undefined : { until, to: forwardTo };
  return {
    heading: `Your ${called} is closed`,
    paragraphs: [
      'Please have nothing sent to it any more: we send back what comes.',
      ...(forwarded ? [`We send on your U.S. Mail until ${dateWords(forwarded.until)}, to:`] : []),
    ],
    ...(forwarded ? { block: forwarded.to.split('\n') } : {}),
  };
};

/** What the owner reads of a change; undefined for one that needs no letter. */
const wordsOf: Partial<Record<MailboxChange, (about: About) => Words | undefined>> = {
  names: ({ mailbox, called }) => ({
    heading: 'Who can receive at your mailbox was changed',
    paragraphs: [`These names are on ${called} now:`],
    block: namesOn(mailbox).map(({ name }) => name),
  }),
  form: formWords,
  suspended: ({ called }) => ({
    heading: `Your ${called} is suspended`,
    paragraphs: [
      'We take no new parcels for it at present. Call us, and we will tell you what there is to do.',
    ],
  }),
  reactivated: (about) => ({
    heading: `Your ${about.called} is active again`,
    paragraphs: ['Parcels can come to your address as before:'],
    block: addressOf(about),
  }),
  // Where nothing blocked the closing, the next letter says that it is done.
  closing: ({ mailbox, called }) =>
    mailbox.status === 'CLOSED'
      ? undefined
      : {
          heading: `Your ${called} is being closed`,
          paragraphs: [
            'Please have nothing sent to it any more.',
            'It closes once everything in it was sent or collected and everything is paid.',
          ],
        },
  closed: closedWords,
  moved: (about) => ({
    heading: `You have ${about.called} now`,
    paragraphs: ['Its parcels are yours. This is your U.S. address from now on:'],
    block: addressOf(about),
  }),
  'taken-over': (about) => ({
    heading: `You have your old number again: ${about.called}`,
    paragraphs: ['Parcels with your other number still come to you. This is your U.S. address from now on:'],
    block: addressOf(about),
  }),
};

/** Whoever had a mailbox that was moved is told once, of the mailbox and of what lay in it. */
const letterOfMove = (from: string, { called, brand }: About): AnnouncedLetter => ({
  recipient: 'customer',
  to: { userId: from },
  subject: `You no longer have ${called}`,
  heading: `You no longer have ${called}`,
  paragraphs: [
    'It went to another account at our desk, and the parcels in it went along.',
    'What you asked us to send stays yours on its way. Please have nothing else sent to this address.',
  ],
  note: `Did you not expect this? Call us: ${brand.phone.display}.`,
});

const letterOf = ({ data: { what, userId } }: Changed, about: About): readonly AnnouncedLetter[] => {
  const [words] = what.flatMap((one) => wordsOf[one]?.(about) ?? []);
  if (words === undefined) return [];
  return [
    {
      recipient: 'customer',
      to: { userId },
      subject: words.heading,
      ...words,
      action: { label: 'See it in my account', path: pathTo('/dashboard', {}) },
      note: `Did you not expect this? Call us: ${about.brand.phone.display}.`,
    },
  ];
};

/** The desk hears of somebody who wants U.S. Mail, the owner of every change of their mailbox. */
export const changed = withoutNews(
  'The consent is for news of shipments, and nothing of a mailbox is urgent enough for the phone.',
  announceFacts(MailboxChangedV1, facts, (event, mailbox, brand, capabilities) => {
    const { number, what, from } = event.data;
    const called = `${brand.mailboxPrefix.toLowerCase()} ${number}`;
    return [
      {
        lines: what.includes('mail-asked')
          ? [
              {
                audience: 'desk',
                title: `U.S. Mail was asked for at ${called}`,
                body: 'Form 1583 has to be signed, with two kinds of identification.',
                link: pathTo('/staff/mailboxes/:number', { number }),
              },
            ]
          : [],
        letters: [
          ...letterOf(event, { mailbox, brand, capabilities, called }),
          ...(from === undefined ? [] : [letterOfMove(from, { mailbox, brand, capabilities, called })]),
        ],
      },
    ];
  }),
);
