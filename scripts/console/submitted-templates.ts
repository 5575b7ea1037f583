import { messageTemplates } from '#domain/notifications/whatsapp/templates.ts';

/** Our WhatsApp templates, as if they had been submitted to Meta. The cloud at home plays Meta. */
export const submittedTemplates = Object.entries(messageTemplates).map(([name, { language, body }]) => ({
  name,
  language,
  category: 'UTILITY',
  body,
}));
