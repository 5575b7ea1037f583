import { pathTo } from '#domain/kernel/paths.ts';
import { addressLines, virtualAddress } from '#domain/mailboxes/virtual-address.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import type { MailboxAssignedV1 } from '#events/mailboxes/mailbox-assigned.v1.ts';
import { type WrittenLetter, writeLetter } from '../../runtime/letter.ts';

type Assigned = EventOf<typeof MailboxAssignedV1>['data'];

/** Where the app shows one mailbox to the desk. */
export const deskLink = (number: string): string => pathTo('/staff/mailboxes/:number', { number });

/** Tells the desk whose parcels will come under a new number. */
export const deskLetter = (assigned: Assigned, siteUrl: string, brand: Brand): WrittenLetter =>
  writeLetter(
    {
      subject: `Mailbox ${assigned.mailboxNumber} is ${assigned.ownerName}'s`,
      heading: `Mailbox ${assigned.mailboxNumber} is taken`,
      paragraphs: ['A new customer has a U.S. address. Parcels with this number are theirs.'],
      block: [`${brand.mailboxPrefix} ${assigned.mailboxNumber}`, assigned.ownerName, assigned.ownerEmail],
      action: { label: 'Open the mailbox', url: `${siteUrl}${deskLink(assigned.mailboxNumber)}` },
    },
    brand,
  );

/** Brings a customer their new address, to copy into any shop. */
export const customerLetter = (assigned: Assigned, siteUrl: string, brand: Brand): WrittenLetter => {
  const { ownerName: name, mailboxNumber } = assigned;
  return writeLetter(
    {
      subject: 'Your U.S. mailbox address is ready',
      heading: 'Your U.S. address is ready',
      paragraphs: [
        `${name}, this is your address in New Jersey. Give it to any U.S. store at checkout, exactly as it stands.`,
        `Keep the line with ${brand.mailboxPrefix} ${mailboxNumber}: by that number we know the parcel is yours.`,
      ],
      block: addressLines(virtualAddress(brand, { name, mailboxNumber })),
      action: { label: 'See it in my account', url: `${siteUrl}/dashboard` },
      note: `When a parcel arrives we tell you. Questions: ${brand.phone.display}.`,
    },
    brand,
  );
};
