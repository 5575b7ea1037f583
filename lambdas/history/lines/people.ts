import { rulesOf } from '#domain/files/purposes.ts';
import { GUEST, SYSTEM } from '#domain/history/entry.ts';
import type { Thing } from '#domain/history/thing.ts';
import { listed } from '#domain/kernel/listed.ts';
import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import { EnquiryChangedV1 } from '#events/enquiries/enquiry-changed.v1.ts';
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import { FileRefusedV1 } from '#events/files/file-refused.v1.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { KnownShipperChangedV1 } from '#events/identity/known-shipper-changed.v1.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { RightsChangedV1 } from '#events/identity/rights-changed.v1.ts';
import { TwoStepChangedV2 } from '#events/identity/two-step-changed.v2.ts';
import { TwoStepResetV2 } from '#events/identity/two-step-reset.v2.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { change, line } from './line.ts';

const person = (userId: string): Thing => ({ kind: 'person', id: userId });
const enquiry = (reference: string): Thing => ({ kind: 'enquiry', id: reference });

const statuses = { NEW: 'new', OPEN: 'open', ANSWERED: 'answered', CLOSED: 'closed', SPAM: 'spam' } as const;

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

const roles = (held: readonly string[]): string => (held.length > 0 ? listed([...held]) : 'customer');

/** What happens to people's accounts, mailboxes, messages and files. */
export const peopleLines = [
  line(ProfileChangedV2, ({ userId }) => ({
    by: userId,
    thing: person(userId),
    what: 'saved their profile',
  })),
  line(RightsChangedV1, ({ userId, by, changed }) => ({
    by,
    thing: person(userId),
    what: 'changed the roles of a person',
    changes: [change('Roles', roles(changed.roles.before), roles(changed.roles.after))],
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
  line(MailboxAssignedV2, ({ mailboxNumber }) => ({
    by: SYSTEM,
    thing: { kind: 'mailbox', id: mailboxNumber },
    what: 'gave the mailbox to a customer',
  })),
  line(EnquiryReceivedV2, ({ reference, userId = GUEST }) => ({
    by: userId,
    thing: enquiry(reference),
    what: 'sent a message',
  })),
  line(EnquiryAnsweredV2, ({ reference, answeredBy }) => ({
    by: answeredBy,
    thing: enquiry(reference),
    what: 'answered by e-mail',
  })),
  line(EnquiryChangedV1, ({ reference, by, status }) => ({
    by,
    thing: enquiry(reference),
    what: 'changed its status',
    changes: [change('Status', statuses[status.before], statuses[status.after])],
  })),
  line(FileReleasedV1, ({ askedBy, subject, purpose }) => ({
    by: askedBy,
    thing: subject,
    what: 'added a file, which was checked and taken',
    changes: [change('File', undefined, rulesOf(purpose).title)],
  })),
  line(FileRefusedV1, ({ askedBy, subject, purpose }) => ({
    by: askedBy,
    thing: subject,
    what: 'sent a file, which could not be taken',
    changes: [change('File', undefined, rulesOf(purpose).title)],
  })),
] as const;
