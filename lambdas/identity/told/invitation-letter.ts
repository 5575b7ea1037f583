import { invitationHash, invitationState } from '#domain/identity/invitations/invitation.ts';
import { roleWords } from '#domain/identity/role-words.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dayWords } from '#domain/kernel/short-times.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import { StaffInvitationChangedV1 } from '#events/identity/staff-invitation-changed.v1.ts';
import { type AnnouncedLetter, announceFacts, type Facts } from '../../runtime/announcement.ts';
import { invitationStore, type StoredInvitation } from '../invitations/invitation-store.ts';
import { labelName } from '../new-profile.ts';
import { profileStore } from '../profile-store.ts';

type Invited = Pick<StoredInvitation, 'email' | 'roles' | 'secret' | 'until'> & { readonly byName: string };

/** The invitation, if this letter is its last one and it is still good. */
const invitedFacts: Facts<EventOf<typeof StaffInvitationChangedV1>, Invited> = {
  table: 'PROFILES_TABLE',
  read: async ({ data: { invitationId, what, at } }, client, table, { now }) => {
    if (what === 'WITHDRAWN') return undefined;
    const invitation = await invitationStore(client, table).findById(invitationId);
    if (invitation?.at !== at) return undefined;
    if (invitationState(invitation, { now, isByAdmin: true }) !== 'OPEN') return undefined;
    const inviter = await profileStore(client, table).find(invitation.by);
    return { ...invitation, byName: inviter ? labelName(inviter) : 'A colleague' };
  },
  sample: {
    email: 'new.clerk@example.test',
    roles: ['warehouse', 'documents'],
    secret: 'AAAAAAAAAAAAAAAAAAAAAA',
    until: '2026-12-06T13:30:00.000Z',
    byName: 'Sample Admin',
  },
};

const invitedLetter = (invited: Invited, { name, phone }: Brand): AnnouncedLetter => ({
  recipient: 'invited',
  to: invited.email,
  subject: `${invited.byName} invites you to work at ${name}`,
  heading: `Create your account to work at ${name}`,
  paragraphs: [
    `${invited.byName} invites you. Create your account by the button below, with this e-mail address: ${invited.email}. With another address it does not work.`,
    'Then verify the address by the second e-mail that we send you, and sign in. Your work opens.',
  ],
  action: { label: 'Create my account', path: `/auth/register${invitationHash(invited)}` },
  facts: invited.roles.map((role) => ({ label: roleWords[role].name, value: roleWords[role].work })),
  note: `The invitation is good until ${dayWords(newYorkDay(new Date(invited.until)))}. If you do not know ${invited.byName}, ignore this e-mail or call us: ${phone.display}.`,
});

/** Whoever was invited to work here gets a letter with the link by which they sign up. */
export const invitationAnnouncement = announceFacts(
  StaffInvitationChangedV1,
  invitedFacts,
  (_, invited, brand) => [{ letters: [invitedLetter(invited, brand)] }],
);
