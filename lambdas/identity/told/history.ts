import { roleNames } from '#domain/identity/role-words.ts';
import { AccountClosedV1 } from '#events/identity/account-closed.v1.ts';
import { EmailChangeUndoneV1 } from '#events/identity/email-change-undone.v1.ts';
import { EmailChangedV1 } from '#events/identity/email-changed.v1.ts';
import { KnownShipperChangedV1 } from '#events/identity/known-shipper-changed.v1.ts';
import { PersonAliasedV1 } from '#events/identity/person-aliased.v1.ts';
import { PersonInvitedV1 } from '#events/identity/person-invited.v1.ts';
import { PersonKeptV1 } from '#events/identity/person-kept.v1.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { StaffInvitationChangedV1 } from '#events/identity/staff-invitation-changed.v1.ts';
import { TwoStepChangedV2 } from '#events/identity/two-step-changed.v2.ts';
import { TwoStepResetV2 } from '#events/identity/two-step-reset.v2.ts';
import { change, line, type Thing } from '../../runtime/history-line.ts';

const person = (userId: string): Thing => ({ kind: 'person', id: userId });

const shipper = {
  UNKNOWN: 'not a known shipper',
  PENDING: 'papers being checked',
  KNOWN: 'known shipper',
  SUSPENDED: 'suspended',
} as const;

const dates = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** A day that may be years away: `November 30, 2028`. The history shows other days without their year. */
const withYear = (day: string | undefined): string | undefined =>
  day === undefined ? undefined : dates.format(new Date(`${day}T00:00Z`));

const invitationWords = {
  MADE: 'invited someone to work here',
  SENT_AGAIN: 'sent an invitation to work here again',
  WITHDRAWN: 'withdrew an invitation to work here',
} as const;

/** What happens to accounts. */
export const history = [
  line(ProfileChangedV2, ({ userId }) => ({
    by: userId,
    thing: person(userId),
    what: 'saved their profile',
  })),
  line(AccountClosedV1, ({ userId }) => ({
    by: userId,
    thing: person(userId),
    what: 'closed their account',
  })),
  line(EmailChangedV1, ({ userId }) => ({
    by: userId,
    thing: person(userId),
    what: 'changed their e-mail address',
  })),
  line(EmailChangeUndoneV1, ({ userId }) => ({
    by: userId,
    thing: person(userId),
    what: 'said that a change of their e-mail address was not theirs',
  })),
  line(PersonKeptV1, ({ personId, by }) => ({
    by,
    thing: person(personId),
    what: 'kept a person who has no account',
  })),
  line(PersonInvitedV1, ({ personId, by }) => ({
    by,
    thing: person(personId),
    what: 'invited a person to an account',
  })),
  line(PersonAliasedV1, ({ personId, same, by }) => ({
    by,
    thing: person(personId),
    what: same ? 'said who else a person is' : 'took back who else a person is',
  })),
  line(RightsChangedV1, ({ userId, by, changed }) => ({
    by,
    thing: person(userId),
    what: 'changed the roles of a person',
    changes: [change('Roles', roleNames(changed.roles.before), roleNames(changed.roles.after))],
  })),
  line(StaffInvitationChangedV1, ({ invitationId, by, what, roles }) => ({
    by,
    thing: { kind: 'invitation', id: invitationId },
    what: invitationWords[what],
    changes: what === 'WITHDRAWN' ? [] : [change('Roles', undefined, roleNames(roles))],
  })),
  line(KnownShipperChangedV1, ({ userId, by, changed: { status, expiresOn } }) => ({
    by,
    thing: { kind: 'shipper', id: userId },
    what: 'changed the known-shipper record of a customer',
    changes: [
      change('Known shipper', shipper[status.before], shipper[status.after]),
      ...(expiresOn.before === expiresOn.after
        ? []
        : [change('Last day', withYear(expiresOn.before), withYear(expiresOn.after))]),
    ],
  })),
  line(TwoStepChangedV2, ({ userId, on }) => ({
    by: userId,
    thing: person(userId),
    what: on ? 'turned two-step sign-in on' : 'turned two-step sign-in off',
  })),
  line(TwoStepResetV2, ({ userId, resetBy }) => ({
    by: resetBy,
    thing: person(userId),
    what: 'turned off the two-step sign-in of a person',
  })),
];
