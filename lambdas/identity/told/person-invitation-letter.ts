import { keptToken, welcomeHash } from '#domain/identity/people/person-invitation.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { PersonId } from '#domain/kernel/person/person-id.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import { PersonInvitedV1 } from '#events/identity/person-invited.v1.ts';
import { type AnnouncedLetter, announceFacts, type Facts } from '../../runtime/announcement.ts';
import { personInvitations, type StoredPersonInvitation } from '../people/person-invitations.ts';

type Invited = Pick<StoredPersonInvitation, 'email' | 'secret' | 'until'> & { readonly personId: PersonId };

/** The invitation, if this letter is its last one and it is still good. */
const invitedFacts: Facts<EventOf<typeof PersonInvitedV1>, Invited> = {
  table: 'PROFILES_TABLE',
  read: async ({ data: { personId, at } }, client, table, { now }) => {
    const invitation = await personInvitations(client, table).find(personId);
    return invitation?.at === at && invitation.until > now.toISOString()
      ? { ...invitation, personId: PersonId.parse(personId) }
      : undefined;
  },
  sample: {
    personId: PersonId.parse('p-019a1d3c-0000-7000-8000-000000000001'),
    email: 'ann@example.test',
    secret: 'AAAAAAAAAAAAAAAAAAAAAA',
    until: '2026-12-06T13:30:00.000Z',
  },
};

const invitedLetter = (
  { personId, email, secret, until }: Invited,
  { name, phone }: Brand,
): AnnouncedLetter => ({
  recipient: 'invited',
  to: email,
  subject: `Open your free account at ${name}`,
  heading: 'See your shipments and quotes online',
  paragraphs: [
    `Open a free account by the button below, with this e-mail address: ${email}. With another address it does not work.`,
    'Then verify the address by the second e-mail that we send you. What we made for you by phone or at our counter is in your account: shipments, quotes, pickups and invoices.',
  ],
  action: {
    label: 'Open my account',
    path: `/auth/register${welcomeHash(keptToken(personId, secret), email)}`,
  },
  note: `The link is good until ${dayWords(newYorkDay(new Date(until)))}. If you did not ship with us or ask us for a price, ignore this e-mail or call us: ${phone.display}.`,
});

/** Whoever the desk invited to an account gets a letter with the link by which they sign up. */
export const personInvitationAnnouncement = announceFacts(
  PersonInvitedV1,
  invitedFacts,
  (_, invited, brand) => [{ letters: [invitedLetter(invited, brand)] }],
);
