import type { ServiceEvent } from '../events/events.ts';
import type { StoredMail } from './outbox.ts';

/** What an operator can make of a mail: its address does not exist, or its reader calls it spam. */
export const returns = ['bounce', 'complaint'] as const;
export type Return = (typeof returns)[number];

/** The event that SES sends when a mail came back or was called spam. */
export const returnedMail = (mail: StoredMail, what: Return, now: number): ServiceEvent => {
  const timestamp = new Date(now).toISOString();
  const about = {
    timestamp: mail.sentAt,
    source: mail.from,
    messageId: mail.messageId ?? mail.id,
    destination: mail.to,
    commonHeaders: { from: [mail.from], to: mail.to, subject: mail.subject },
    tags: mail.tags ?? {},
  };
  const recipients = mail.to.map((emailAddress) => ({ emailAddress }));
  const feedbackId = `${mail.id}-${now}`;
  return what === 'bounce'
    ? {
        source: 'aws.ses',
        detailType: 'Email Bounced',
        resources: [],
        detail: {
          eventType: 'Bounce',
          bounce: {
            feedbackId,
            bounceType: 'Permanent',
            bounceSubType: 'General',
            bouncedRecipients: recipients.map((one) => ({ ...one, action: 'failed', status: '5.1.1' })),
            timestamp,
          },
          mail: about,
        },
      }
    : {
        source: 'aws.ses',
        detailType: 'Email Complaint Received',
        resources: [],
        detail: {
          eventType: 'Complaint',
          complaint: {
            feedbackId,
            complainedRecipients: recipients,
            complaintFeedbackType: 'abuse',
            timestamp,
          },
          mail: about,
        },
      };
};
