import { listed } from '#domain/kernel/listed.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { EventOf } from '#events/envelope.ts';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { TwoStepChangedV1 } from '#events/identity/two-step-changed.v1.ts';
import { TwoStepResetV1 } from '#events/identity/two-step-reset.v1.ts';
import { type AnnouncedLetter, announce } from '../../runtime/announcement.ts';

type Changed = EventOf<typeof TwoStepChangedV1>['data'];
type Reset = EventOf<typeof TwoStepResetV1>['data'];

const action = { label: 'Open my profile', path: pathTo('/customer/profile', {}) };

/** Tells a person of their own change, because it may have been somebody else. */
const changedLetter = ({ email, on }: Changed, brand: Brand): AnnouncedLetter => ({
  recipient: 'person',
  to: email,
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
const resetLetter = ({ email, resetByName, reason }: Reset, brand: Brand): AnnouncedLetter => ({
  recipient: 'person',
  to: email,
  subject: 'Your two-step sign-in was reset',
  heading: 'Your two-step sign-in was reset',
  paragraphs: [
    `${resetByName} at ${brand.name} turned off two-step sign-in for your account and signed out all your devices.`,
    `The reason: ${reason}`,
    'Sign in with your password, then set it up again on your new phone.',
  ],
  action,
  note: `Did you not ask for this? Change your password now and call us: ${brand.phone.display}.`,
});

/** People are told of every change of their own sign-in. The admins hear of a reset and of given and taken roles, so that none goes unnoticed. */
export const announcements = [
  announce(TwoStepChangedV1, ({ data }, brand) => [{ letters: [changedLetter(data, brand)] }]),
  announce(TwoStepResetV1, ({ data }, brand) => [
    {
      lines: [
        {
          audience: 'admins',
          title: `Two-step sign-in of ${data.name} was reset`,
          body: `By ${data.resetByName}: ${data.reason}`,
          link: pathTo('/admin/staff', {}),
        },
      ],
      letters: [resetLetter(data, brand)],
    },
  ]),
  announce(RightsChangedV1, ({ data: { changed } }) => {
    const { before, after } = changed.roles;
    const given = after.filter((role) => !before.includes(role));
    const taken = before.filter((role) => !after.includes(role));
    const words = [
      ...(given.length > 0 ? [`Given: ${listed(given)}.`] : []),
      ...(taken.length > 0 ? [`Taken: ${listed(taken)}.`] : []),
    ];
    const link = pathTo('/admin/staff', {});
    return [{ lines: [{ audience: 'admins', title: 'Roles were changed', body: words.join(' '), link }] }];
  }),
];
