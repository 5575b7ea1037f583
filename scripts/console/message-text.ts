import { messageTemplates, type TemplateName, textOf } from '#domain/notifications/whatsapp/templates.ts';

interface Message {
  readonly template: string;
  readonly values: readonly string[];
}

const isOurs = (template: string): template is TemplateName => Object.hasOwn(messageTemplates, template);

/** A WhatsApp message as its phone shows it. Free text, and one whose template is gone, is shown by its values. */
export const messageText = ({ template, values }: Message): string =>
  isOurs(template) ? textOf({ template, values }) : values.join('\n');
