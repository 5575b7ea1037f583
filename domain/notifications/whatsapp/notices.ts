import * as z from 'zod/mini';

/** The kinds of news that a person may choose for WhatsApp. */
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

/**
 * The words that a person agrees to. They are kept word for word with the answer, so that anybody can show later what was
 * agreed to, and for which number.
 */
export const consentText = (business: string, phone: string): string =>
  `${business} may send me WhatsApp messages about my shipments to ${phone}. I can end this at any time: on this page, or by answering STOP.`;
