/** A template as Meta approves it. `{{1}}` is the first of its fields. It neither begins nor ends with a field, as Meta demands. */
interface MessageTemplate {
  readonly language: string;
  readonly fields: readonly string[];
  readonly body: string;
}

/**
 * All WhatsApp templates. Each has to be sent to Meta under this name, in the category Utility (docs/deploy.md). What is not approved is
 * sent as an e-mail.
 */
export const messageTemplates = {
  shipment_news: {
    language: 'en_US',
    fields: ['number', 'title', 'detail', 'link'],
    body: 'Your shipment {{1}}: {{2}}.\n{{3}}\nSee {{4}} for everything about it. Answer STOP to end these messages.',
  },
  /** The same for what is no shipment, or not yet: parcels in a mailbox, a pickup, a flight. */
  other_news: {
    language: 'en_US',
    fields: ['number', 'title', 'detail', 'link'],
    body: 'News about {{1}}: {{2}}.\n{{3}}\nSee {{4}} for everything about it. Answer STOP to end these messages.',
  },
} as const satisfies Readonly<Record<string, MessageTemplate>>;

export type TemplateName = keyof typeof messageTemplates;
/** The values of a template by the names of its fields. */
export type TemplateFields<Name extends TemplateName> = Readonly<
  Record<(typeof messageTemplates)[Name]['fields'][number], string>
>;

/** A message that can be sent: the template, and its values in order. */
export interface WhatsAppMessage {
  readonly template: TemplateName;
  readonly language: string;
  readonly values: readonly string[];
}

/** WhatsApp takes no line breaks, tabs and rows of spaces in a value. */
const oneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trim();

/** Fills in a template. */
export const fillIn = <Name extends TemplateName>(
  template: Name,
  fields: TemplateFields<Name>,
): WhatsAppMessage => {
  const { language, fields: names } = messageTemplates[template];
  const values: Readonly<Record<string, string>> = fields;
  return { template, language, values: names.map((name) => oneLine(values[name] ?? '')) };
};

/** The message as the phone shows it. */
export const textOf = ({ template, values }: Pick<WhatsAppMessage, 'template' | 'values'>): string =>
  messageTemplates[template].body.replaceAll(/\{\{(\d+)\}\}/g, (_, place) => values[Number(place) - 1] ?? '');
