import * as z from 'zod/mini';

/** The kinds of news about shipments that a person may choose. */
export const noticeKinds = ['progress', 'flights', 'tasks'] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const NoticeKindName = z.enum(noticeKinds);

/** What a person reads beside the box of a kind. */
export const noticeWords: Readonly<Record<NoticeKind, { readonly name: string; readonly detail: string }>> = {
  progress: {
    name: 'Where my shipment is',
    detail: 'Received, screened, left, landed, ready, delivered, and what went wrong on the way.',
  },
  flights: {
    name: 'Changes of my flight',
    detail: 'It leaves on another day, or your goods are due at another time.',
  },
  tasks: {
    name: 'What I need to do',
    detail: 'A paper or a payment is missing, or a collection code is locked.',
  },
};

/** The kinds that can be switched off in e-mail. A flight that leaves on another day is written always. */
export const mailKinds = ['progress', 'tasks'] as const satisfies readonly NoticeKind[];
export type MailKind = (typeof mailKinds)[number];
export const MailKindName = z.enum(mailKinds);

/** What is written whatever somebody has switched off, as people read it. */
export const ALWAYS_WRITTEN = 'We always e-mail receipts, quotes, bookings, account news and flight changes.';
