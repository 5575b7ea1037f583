import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { feedEndpoints } from './feed-endpoints.ts';
import { MailKindName, NoticeKindName } from './kinds.ts';
import { ReturnedMail } from './returned-mail.ts';
import { Approval } from './whatsapp/approval.ts';

/** One answer of a person about WhatsApp. */
const WhatsAppAnswer = z.object({
  at: z.string(),
  on: z.boolean(),
  kinds: z.array(NoticeKindName),
  /** How it was given. `page`: on the page of the account. `reply`: by answering STOP to a message. */
  how: z.enum(['page', 'reply']),
  /** The words that they agreed to. */
  text: z.string(),
});

/** The WhatsApp texts, as they are and as Meta has them. */
const Templates = z.object({
  /** False while this copy of the system sends no WhatsApp messages. */
  offered: z.boolean(),
  /** True in the sample home, which plays Meta itself. */
  sample: z.boolean(),
  items: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      /** With `{{1}}` for the first of its fields. */
      text: z.string(),
      /** Null when Meta has never answered. */
      approval: z.nullable(Approval),
    }),
  ),
});

/** What people are told, how they want to be told, e-mail that comes back, and what Meta says of our texts. */
export const notificationEndpoints = {
  ...feedEndpoints,
  preferences: endpoint('GET /api/notifications/preferences', {
    summary:
      'What the caller is told by e-mail and by WhatsApp, and every answer about WhatsApp that they gave.',
    access: 'signed-in',
    reply: z.object({
      /** False while this copy of the system sends no WhatsApp messages. */
      offered: z.boolean(),
      /** The number of the profile, to which messages would go. */
      phone: z.nullable(z.string()),
      /** The words to agree to; null without a number. */
      consentText: z.nullable(z.string()),
      on: z.boolean(),
      /** True when they agreed for another number than the present one. */
      otherNumber: z.boolean(),
      kinds: z.array(NoticeKindName),
      version: z.number(),
      answers: z.array(WhatsAppAnswer),
      /** The kinds of news that are written to them. All until they choose. */
      mail: z.object({
        kinds: z.array(MailKindName),
        version: z.number(),
        /** Why their address gets no mail; null while it does. */
        returned: z.nullable(z.pick(ReturnedMail, { why: true, at: true, email: true })),
      }),
    }),
  }),
  setMail: endpoint('PUT /api/notifications/preferences/mail', {
    summary:
      'Chooses the kinds of news that are written to the caller. Other letters belong to the account and always come.',
    access: 'signed-in',
    body: z.strictObject({
      /** The version that the person saw; 0 before their first choice. */
      version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      kinds: z.array(MailKindName).check(z.maxLength(2)),
    }),
    reply: z.object({ version: z.number() }),
    refusals: { PREFERENCES_CHANGED: 409 },
  }),
  ownMailWorks: endpoint('POST /api/notifications/preferences/mail/works', {
    summary: "Says that the caller's address works, so that letters go there again.",
    access: 'signed-in',
    reply: z.object({}),
  }),
  returnedMail: endpoint('GET /api/returned-mail', {
    summary:
      'The addresses that get no mail, because letters came back or were called spam, the latest first.',
    access: 'customer.read',
    reply: z.object({ items: z.array(ReturnedMail) }),
  }),
  mailWorks: endpoint('POST /api/returned-mail/{id}/works', {
    summary: 'Says that an address works again, so that letters go there.',
    access: 'mailbox.manage',
    params: z.object({ id: z.string().check(z.regex(/^email:[0-9a-f]{16}$/)) }),
    reply: z.object({}),
    refusals: { MAIL_NOT_WANTED: 409 },
  }),
  templates: endpoint('GET /api/notifications/templates', {
    summary: 'The WhatsApp texts, and what Meta says of each.',
    access: ['admin'],
    reply: Templates,
  }),
  askMeta: endpoint('POST /api/notifications/templates/look', {
    summary: 'Asks Meta again, and answers with what it says.',
    access: ['admin'],
    reply: Templates,
    refusals: { WHATSAPP_NOT_OFFERED: 409, META_NOT_REACHED: 409 },
  }),
  setWhatsApp: endpoint('PUT /api/notifications/preferences/whatsapp', {
    summary:
      'Turns WhatsApp messages on or off, and chooses the kinds. The answer is kept with the words that were shown.',
    access: 'signed-in',
    body: z.strictObject({
      /** The version that the person saw; 0 before their first answer. */
      version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      on: z.boolean(),
      kinds: z.array(NoticeKindName).check(z.maxLength(3)),
      /** The words that the person saw and agreed to. */
      text: z.string().check(z.maxLength(500)),
    }),
    reply: z.object({ version: z.number() }),
    refusals: {
      WHATSAPP_NOT_OFFERED: 409,
      NO_PHONE: 409,
      CONSENT_TEXT_CHANGED: 409,
      PREFERENCES_CHANGED: 409,
    },
  }),
} as const;
