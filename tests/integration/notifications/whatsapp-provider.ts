import type { TemplateName, WhatsAppMessage } from '#domain/notifications/whatsapp/templates.ts';
import type { AskMeta } from '#lambdas/notifications/channels/whatsapp/approval/meta-templates.ts';
import type { SendOutcome } from '#lambdas/notifications/channels/whatsapp/sender.ts';

/** What sends WhatsApp messages and asks Meta, as a test says that they answer. */
export const playedProvider = () => {
  const texts: { to: string; message: WhatsAppMessage }[] = [];
  let answer: () => string | undefined = () => `message-${texts.length}`;
  let metaSays: AskMeta = async () => ({ state: 'APPROVED' });
  let asked = 0;
  return {
    /** The messages as they were handed over. */
    texts,
    send: async (to: string, message: WhatsAppMessage): Promise<SendOutcome> => {
      texts.push({ to, message });
      const said = answer();
      if (said === 'template' || said === undefined) return { refused: said ?? 'message' };
      return { messageId: said };
    },
    askMeta: async (name: TemplateName) => {
      asked += 1;
      return metaSays(name);
    },
    /** An id, nothing for a message that is refused, `template` for one whose template is not taken, or an error. */
    answerWith: (given: () => string | undefined) => {
      answer = given;
    },
    metaSays: (says: AskMeta) => {
      metaSays = says;
    },
    /** How often Meta was asked. */
    asked: () => asked,
  };
};
