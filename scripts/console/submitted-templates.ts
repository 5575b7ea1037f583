import { messageTemplates } from '#domain/notifications/whatsapp/templates.ts';
import { stageByName } from '#infra/stages.ts';

/** Our WhatsApp templates, as if they had been submitted to Meta. The cloud at home plays Meta. */
export const submittedTemplates = Object.entries(messageTemplates).map(([name, { language, body }]) => ({
  name,
  language,
  category: 'UTILITY',
  body,
}));

/** The number of the sample home, from which it sends and to which people write. */
export const homeNumberId = stageByName('home').whatsAppNumberId ?? '';
