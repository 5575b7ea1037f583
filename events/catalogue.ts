import { EnquiryAnsweredV1 } from './enquiries/enquiry-answered.v1.ts';
import { EnquiryReceivedV1 } from './enquiries/enquiry-received.v1.ts';
import type { EventContract } from './envelope.ts';
import { ProfileChangedV1 } from './identity/profile-changed.v1.ts';
import { MailboxAssignedV1 } from './mailboxes/mailbox-assigned.v1.ts';
import { ErrorGroupRaisedV1 } from './monitoring/error-group-raised.v1.ts';
import { ExportRequestedV1 } from './monitoring/export-requested.v1.ts';
import { SettingsChangedV1 } from './settings/settings-changed.v1.ts';

/** Every event. Tests check that each has an example, a publisher and a listener. */
export const eventCatalogue = [
  EnquiryReceivedV1,
  EnquiryAnsweredV1,
  ProfileChangedV1,
  MailboxAssignedV1,
  ErrorGroupRaisedV1,
  ExportRequestedV1,
  SettingsChangedV1,
] as const satisfies readonly EventContract[];

/** Events that people are notified of. The notifier listens to these. */
export const announcedEvents: readonly EventContract[] = eventCatalogue.filter(
  ({ notifies }) => 'people' in notifies,
);
