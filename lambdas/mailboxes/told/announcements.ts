import { pathTo } from '#domain/kernel/paths.ts';
import { addressLines, virtualAddress } from '#domain/mailboxes/virtual-address.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import type { EventOf } from '#events/envelope.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { labelName, profileReader } from '../../identity/index.ts';
import { type AnnouncedLetter, announceFacts, type Facts, withoutNews } from '../../runtime/announcement.ts';
import { worded } from '../../runtime/worded.ts';
import { changed } from './changed.ts';

type Assigned = EventOf<typeof MailboxAssignedV2>;

/** Whose mailbox it is. */
interface Owner {
  readonly name: string;
  readonly email: string;
}

/** The owner, as their profile has them. It is written together with the mailbox. */
const ownerFacts: Facts<Assigned, Owner> = {
  table: 'PROFILES_TABLE',
  read: async ({ data: { userId } }, client, table) => {
    const profile = await profileReader(client, table).find(userId);
    return profile && { name: labelName(profile), email: profile.email };
  },
  sample: { name: 'Sample Person', email: 'sample.person@example.test' },
};

/** Notifies staff of a new mailbox and its owner. */
const staffLetter = (number: string, { name, email }: Owner, brand: Brand): AnnouncedLetter => ({
  recipient: 'desk',
  to: brand.staffEmail,
  subject: `New mailbox ${number}: ${name}`,
  heading: `New mailbox ${number}: ${name}`,
  paragraphs: ['A new customer has a U.S. address. Parcels with this number are theirs.'],
  facts: [
    { label: brand.mailboxPrefix, value: number },
    { label: 'Name', value: name },
    { label: 'E-mail', value: email },
  ],
  action: { label: 'Open the mailbox', path: pathTo('/staff/mailboxes/:number', { number }) },
});

/** Sends a customer their new address, ready to copy into the form of a store. */
const customerLetter = (
  { mailboxNumber, userId }: Assigned['data'],
  { name }: Owner,
  brand: Brand,
  capabilities: Capabilities,
): AnnouncedLetter => {
  const { opening, ...words } = worded('mailboxReady', { name, mailbox: mailboxNumber });
  return {
    recipient: 'customer',
    to: { userId },
    ...words,
    heading: 'Your U.S. address is ready',
    paragraphs: [
      opening,
      'To send your own boxes or barrels you do not need it.',
      `Keep the line with ${brand.mailboxPrefix} ${mailboxNumber}. That number tells us the parcel is yours.`,
      carrierWords(capabilities),
    ],
    block: addressLines(virtualAddress(brand, { name, mailboxNumber })),
    action: { label: 'See it in my account', path: pathTo('/dashboard', {}) },
    links: [{ label: 'Announce a parcel', path: pathTo('/dashboard/mailbox/announce', {}) }],
    note: 'Announce what you order in your account. We will write to you when it is here.',
  };
};

export const announcements = [
  changed,
  withoutNews(
    'Nobody can have agreed to messages before they have an account.',
    announceFacts(MailboxAssignedV2, ownerFacts, ({ data }, owner, brand, capabilities) => [
      {
        tallies: [
          {
            audience: 'desk',
            one: '1 new mailbox',
            many: '{count} new mailboxes',
            link: pathTo('/staff/mailboxes', {}),
          },
        ],
        letters: [
          staffLetter(data.mailboxNumber, owner, brand),
          customerLetter(data, owner, brand, capabilities),
        ],
      },
    ]),
  ),
];
