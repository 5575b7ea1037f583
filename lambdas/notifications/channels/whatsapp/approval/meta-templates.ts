import {
  GetWhatsAppMessageTemplateCommand,
  paginateListWhatsAppMessageTemplates,
  type SocialMessagingClient,
  type TemplateSummary,
} from '@aws-sdk/client-socialmessaging';
import * as z from 'zod/mini';
import { type Approval, stateOf } from '#domain/notifications/whatsapp/approval.ts';
import { messageTemplates, type TemplateName } from '#domain/notifications/whatsapp/templates.ts';

/** Asks Meta how a template stands. */
export type AskMeta = (name: TemplateName) => Promise<Omit<Approval, 'lookedAt'>>;

/** What we read of a template in Meta's JSON. AWS hands it on as it is. */
const Definition = z.object({
  components: z.optional(z.array(z.object({ type: z.string(), text: z.optional(z.string()) }))),
  rejected_reason: z.optional(z.string()),
});

const definitionOf = (json: string | undefined): z.infer<typeof Definition> => {
  try {
    return Definition.parse(JSON.parse(json ?? '{}'));
  } catch {
    // The state alone decides what is sent. Words that we cannot read are not compared.
    return {};
  }
};

/**
 * Asks through AWS End User Messaging Social, for a WhatsApp Business account: its list tells the state, and the template itself
 * the words.
 */
export const metaTemplates = (client: SocialMessagingClient, accountId: string): AskMeta => {
  const summaryOf = async (name: TemplateName): Promise<TemplateSummary | undefined> => {
    const { language } = messageTemplates[name];
    const pages = paginateListWhatsAppMessageTemplates({ client, pageSize: 100 }, { id: accountId });
    for await (const { templates = [] } of pages) {
      const found = templates.find(
        ({ templateName, templateLanguage }) => templateName === name && templateLanguage === language,
      );
      if (found) return found;
    }
    return undefined;
  };
  return async (name) => {
    const found = await summaryOf(name);
    if (!found?.metaTemplateId) return { state: stateOf(found?.templateStatus) };
    const { metaTemplateId, templateStatus, templateCategory: category } = found;
    const asked = new GetWhatsAppMessageTemplateCommand({ id: accountId, metaTemplateId });
    const { components = [], rejected_reason: reason } = definitionOf((await client.send(asked)).template);
    const text = components.find(({ type }) => type === 'BODY')?.text;
    return {
      state: stateOf(templateStatus),
      ...(category === undefined ? {} : { category }),
      ...(reason === undefined || reason === 'NONE' ? {} : { reason }),
      ...(text === undefined || text === messageTemplates[name].body ? {} : { otherText: text }),
    };
  };
};
