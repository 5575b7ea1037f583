import { pathTo } from '#domain/kernel/paths.ts';
import { addressLines, virtualAddress } from '#domain/mailboxes/virtual-address.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import { carrierWords } from '#domain/settings/capability-words.ts';
import type { EventOf } from '#events/envelope.ts';
import { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { type AnnouncedLetter, announceWithoutWhatsApp } from '../../runtime/announcement.ts';
import { worded } from '../../runtime/worded.ts';

type Assigned = EventOf<typeof MailboxAssignedV1>['data'];

const staffPath = ({ mailboxNumber }: Assigned): string =>
  pathTo('/staff/mailboxes/:number', { number: mailboxNumber });

/** Notifies staff of a new mailbox and its owner. */
const staffLetter = (assigned: Assigned, brand: Brand): AnnouncedLetter => ({
  recipient: 'desk',
  to: brand.staffEmail,
  subject: `New mailbox ${assigned.mailboxNumber}: ${assigned.ownerName}`,
  heading: `New mailbox ${assigned.mailboxNumber}: ${assigned.ownerName}`,
  paragraphs: ['A new customer has a U.S. address. Parcels with this number are theirs.'],
  block: [`${brand.mailboxPrefix} ${assigned.mailboxNumber}`, assigned.ownerName, assigned.ownerEmail],
  action: { label: 'Open the mailbox', path: staffPath(assigned) },
});

/** Sends a customer their new address, ready to copy into the form of a store. */
const customerLetter = (assigned: Assigned, brand: Brand, capabilities: Capabilities): AnnouncedLetter => {
  const { ownerName: name, mailboxNumber } = assigned;
  const { opening, ...words } = worded('mailboxReady', { name, mailbox: mailboxNumber });
  return {
    recipient: 'customer',
    to: assigned.ownerEmail,
    ...words,
    heading: 'Your U.S. address is ready',
    paragraphs: [
      opening,
      `Keep the line with ${brand.mailboxPrefix} ${mailboxNumber}. That number tells us the parcel is yours.`,
      carrierWords(capabilities),
    ],
    block: addressLines(virtualAddress(brand, { name, mailboxNumber })),
    action: { label: 'See it in my account', path: pathTo('/dashboard', {}) },
    note: `When the store says it was delivered, call or WhatsApp us with your mailbox number. Questions: ${brand.phone.display}.`,
  };
};

export const announcements = [
  announceWithoutWhatsApp(
    MailboxAssignedV1,
    'Nobody can have agreed to messages before they have an account.',
    ({ data }, brand, capabilities) => [
      {
        tallies: [
          {
            audience: 'desk',
            one: '1 new mailbox',
            many: '{count} new mailboxes',
            link: pathTo('/staff/mailboxes', {}),
          },
        ],
        letters: [staffLetter(data, brand), customerLetter(data, brand, capabilities)],
      },
    ],
  ),
];
