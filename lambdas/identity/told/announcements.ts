import { roleNames } from '#domain/identity/role-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import { EmailChangeUndoneV1 } from '#events/identity/email-change-undone.v1.ts';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { TwoStepChangedV2 } from '#events/identity/two-step-changed.v2.ts';
import { TwoStepResetV2 } from '#events/identity/two-step-reset.v2.ts';
import { type AnnouncedLetter, announce, announceFacts, type Facts } from '../../runtime/announcement.ts';
import { labelName } from '../new-profile.ts';
import { profileStore } from '../profile-store.ts';
import { twoStepStore } from '../two-step/two-step-store.ts';
import { invitationAnnouncement } from './invitation-letter.ts';
import { personInvitationAnnouncement } from './person-invitation-letter.ts';

type Changed = EventOf<typeof TwoStepChangedV2>['data'];

/** What is told of a reset: whose it was, who did it and why. */
interface Reset {
  readonly name: string;
  readonly byName: string;
  readonly reason: string;
}

const action = { label: 'Open my profile', path: pathTo('/customer/profile', {}) };

/** Tells a person of their own change, because it may have been somebody else. */
const changedLetter = ({ userId, on }: Changed, brand: Brand): AnnouncedLetter => ({
  recipient: 'person',
  to: { userId },
  subject: on ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
  heading: on ? 'Two-step sign-in is on' : 'Two-step sign-in is off',
  paragraphs: on
    ? [
        'From now on, signing in asks for your password and for a code from the app on your phone.',
        'All other devices were signed out.',
      ]
    : ['From now on, your password alone is enough to sign in.'],
  action,
  note: `Was this not you? Change your password now and call us: ${brand.phone.display}.`,
});

/** Tells a person that an admin turned theirs off. */
const resetLetter = (userId: string, { byName, reason }: Reset, brand: Brand): AnnouncedLetter => ({
  recipient: 'person',
  to: { userId },
  subject: 'Your two-step sign-in was reset',
  heading: 'Your two-step sign-in was reset',
  paragraphs: [
    `${byName} at ${brand.name} turned off two-step sign-in for your account and signed out all your devices.`,
    `The reason: ${reason}`,
    'Sign in with your password, then set it up again on your new phone.',
  ],
  action,
  note: `Did you not ask for this? Change your password now and call us: ${brand.phone.display}.`,
});

/** To the address that is back. */
const undoneLetter = (userId: string, brand: Brand): AnnouncedLetter => ({
  recipient: 'person',
  to: { userId },
  subject: `Your e-mail address at ${brand.name} is back`,
  heading: 'Your e-mail address is back',
  paragraphs: [
    'You told us that the change was not yours. This address is that of your account again, and every device is signed out.',
    'Nobody can sign in with the old password. Choose a new one now.',
  ],
  action: { label: 'Choose a new password', path: pathTo('/auth/forgot-password', {}) },
  note: `We are looking into it. Questions? Call us: ${brand.phone.display}.`,
});

/** The record of the reset, and the name of its person. */
const resetFacts: Facts<EventOf<typeof TwoStepResetV2>, Reset> = {
  table: 'PROFILES_TABLE',
  read: async ({ data: { userId, resetAt } }, client, table) => {
    const [profile, { resets }] = await Promise.all([
      profileStore(client, table).find(userId),
      twoStepStore(client, table).find(userId),
    ]);
    const reset = resets.find(({ at }) => at === resetAt);
    return reset && { ...reset, name: profile ? labelName(profile) : 'a person' };
  },
  sample: {
    name: 'Sample Person',
    byName: 'Sample Admin',
    reason: 'Lost the phone, called from the number in the profile',
  },
};

/** People are told of every change of their own sign-in. The admins hear of a reset and of given and taken roles, so that none goes unnoticed. */
export const announcements = [
  invitationAnnouncement,
  personInvitationAnnouncement,
  announce(TwoStepChangedV2, ({ data }, brand) => [{ letters: [changedLetter(data, brand)] }]),
  announceFacts(TwoStepResetV2, resetFacts, ({ data: { userId } }, reset, brand) => [
    {
      lines: [
        {
          audience: 'admins',
          title: `Two-step sign-in of ${reset.name} was reset`,
          body: `By ${reset.byName}: ${reset.reason}`,
          link: pathTo('/admin/staff', {}),
        },
      ],
      letters: [resetLetter(userId, reset, brand)],
    },
  ]),
  announce(EmailChangeUndoneV1, ({ data: { userId } }, brand) => [
    {
      lines: [
        {
          audience: 'admins',
          title: 'A change of e-mail address was not that of its owner',
          body: 'It was undone, and every session ended. Call the owner, and look at what was done before.',
          link: pathTo('/admin/history', {}),
        },
      ],
      letters: [undoneLetter(userId, brand)],
    },
  ]),
  announce(RightsChangedV1, ({ data: { changed } }) => {
    const { before, after } = changed.roles;
    const given = after.filter((role) => !before.includes(role));
    const taken = before.filter((role) => !after.includes(role));
    const words = [
      ...(given.length > 0 ? [`Given: ${roleNames(given)}.`] : []),
      ...(taken.length > 0 ? [`Taken: ${roleNames(taken)}.`] : []),
    ];
    const link = pathTo('/admin/staff', {});
    return [{ lines: [{ audience: 'admins', title: 'Roles were changed', body: words.join(' '), link }] }];
  }),
];
