import { billingAnnouncements } from './billing/announcements.ts';
import { enquiryAnnouncements } from './enquiries/announcements.ts';
import { identityAnnouncements } from './identity/announcements.ts';
import { mailboxAnnouncements } from './mailboxes/announcements.ts';
import { monitoringAnnouncements } from './monitoring/announcements.ts';
import { paymentAnnouncements } from './payments/announcements.ts';
import { quoteAnnouncements } from './quotes/announcements.ts';
import type { Announcement } from './runtime/announcement.ts';
import { shipmentAnnouncements } from './shipments/announcements.ts';

/** The announcements of all domains. A test checks that they match `notifies` in the contracts of the events. */
export const allAnnouncements: readonly Announcement[] = [
  ...billingAnnouncements,
  ...enquiryAnnouncements,
  ...identityAnnouncements,
  ...mailboxAnnouncements,
  ...monitoringAnnouncements,
  ...paymentAnnouncements,
  ...quoteAnnouncements,
  ...shipmentAnnouncements,
];

/** Why the other announcements that reach a customer send no WhatsApp message. A test checks that each says one or the other. */
export const withoutWhatsApp: Readonly<Record<string, string>> = {
  'mailbox-assigned.v2': 'Nobody can have agreed to messages before they have an account.',
  'card-payment-taken.v1': 'Their receipt comes by mail, where it can be kept.',
  'payment-received.v1': 'Their receipt comes by mail, where it can be kept.',
  'invoice-adjusted.v1': 'What we owe them comes by mail, where it can be kept.',
  'credit-given.v1': 'What we owe them comes by mail, where it can be kept.',
  'refund-made.v1': 'It comes by mail, where it can be kept.',
  'quote-sent.v1': 'The letter has the offer and its link; a quote is asked for by e-mail address.',
  'quote-changed.v1': 'The letter has the offer and its link; a quote is asked for by e-mail address.',
  'quote-declined.v1': 'The line is for the account alone, as an answer to what they asked for there.',
  'quote-expired.v1': 'A price that ran out asks for nothing, and a new one is a click away.',
};
