import type { IncomingMessage, RequestListener } from 'node:http';
import * as z from 'zod/mini';
import type { ServiceEvent } from '../events/events.ts';
import { signerOf } from '../gateway/sdk-requests.ts';
import { messageOf, type Permissions, unrestricted } from '../iam/authorize.ts';
import { templateNeeds, whatsAppNeeds } from '../iam/calls/services.ts';
import { diskFull, isDiskFull } from '../state/disk-full.ts';
import { getMedia } from './media.ts';
import type { Phones, StoredWhatsApp } from './phones.ts';
import { bodyOf, NumberId, type Operation, parsed, Refused } from './requests.ts';
import { definitionOf, summaryOf } from './templates.ts';

const SendRequest = z.object({
  originationPhoneNumberId: NumberId,
  /** Base64 of Meta's JSON. */
  message: z.string(),
  metaApiVersion: z.string().check(z.regex(/^v\d+\.\d+$/)),
});

const PhoneNumber = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));

/** A template message of Meta's Cloud API with text values. */
const TemplateMessage = z.object({
  messaging_product: z.literal('whatsapp'),
  to: PhoneNumber,
  type: z.literal('template'),
  template: z.object({
    name: z.string().check(z.regex(/^[a-z0-9_]{1,512}$/)),
    language: z.object({ code: z.string() }),
    components: z.array(
      z.object({
        type: z.literal('body'),
        parameters: z.array(
          z.object({
            type: z.literal('text'),
            // Meta refuses an empty value, and one with line breaks, tabs or more than four spaces in a row.
            text: z.string().check(z.minLength(1), z.maxLength(1024), z.regex(/^(?!.*(?:[\n\t]| {5})).*$/s)),
          }),
        ),
      }),
    ),
  }),
});

/** Free text. Meta takes it for a day after the person wrote. */
const FreeText = z.object({
  messaging_product: z.literal('whatsapp'),
  to: PhoneNumber,
  type: z.literal('text'),
  text: z.object({ body: z.string().check(z.minLength(1), z.maxLength(4096)) }),
});

/** Nothing else is understood at home. */
const Message = z.discriminatedUnion('type', [TemplateMessage, FreeText]);

/** Throws for an account that is none, and for a caller who may not look at its templates. */
const checkAccount = (
  request: IncomingMessage,
  { searchParams }: URL,
  action: Parameters<typeof templateNeeds>[0],
  { authorize, account }: Permissions,
): void => {
  const id = searchParams.get('id') ?? '';
  if (!/^waba-[0-9a-f]{32}$/.test(id))
    throw new Refused('InvalidParametersException', 'id: waba- and 32 hex digits.');
  const refused = authorize(signerOf(request), templateNeeds(action, id, account));
  if (refused) throw new Refused('AccessDeniedException', messageOf(refused), 403);
};

/** `ListWhatsAppMessageTemplates`: all on one page. */
const listTemplates: Operation = async ({ request, url, phones, permissions }) => {
  checkAccount(request, url, 'ListWhatsAppMessageTemplates', permissions);
  return { templates: phones.templates.list().map(summaryOf) };
};

/** `GetWhatsAppMessageTemplate` by Meta's id. */
const getTemplate: Operation = async ({ request, url, phones, permissions }) => {
  checkAccount(request, url, 'GetWhatsAppMessageTemplate', permissions);
  const found = phones.templates.list().find(({ id }) => id === url.searchParams.get('metaTemplateId'));
  if (!found) throw new Refused('ResourceNotFoundException', 'There is no such template.', 404);
  return { template: definitionOf(found) };
};

/** Throws what Meta says of a template that it has not approved. */
const checkTemplate = (name: string, phones: Phones): void => {
  const status = phones.templates.list().find((one) => one.name === name)?.status;
  if (status === 'PAUSED') throw new Refused('InvalidParametersException', '(#132015) Template is paused');
  if (status === 'DISABLED')
    throw new Refused('InvalidParametersException', '(#132016) Template is disabled');
  if (status !== 'APPROVED')
    throw new Refused('InvalidParametersException', '(#132001) Template does not exist');
};

const sendMessage: Operation = async ({ request, phones, permissions: { authorize, account } }) => {
  const { originationPhoneNumberId: numberId, message } = parsed(SendRequest, await bodyOf(request));
  const refused = authorize(signerOf(request), whatsAppNeeds('SendWhatsAppMessage', numberId, account));
  if (refused) throw new Refused('AccessDeniedException', messageOf(refused), 403);
  const given = parsed(Message, Buffer.from(message, 'base64').toString('utf8'));
  const { to } = given;
  if (given.type === 'text') {
    if (!phones.talks(to, numberId))
      throw new Refused('InvalidParametersException', 'More than a day has passed since the person wrote.');
    return { messageId: phones.receive({ to, numberId, template: '', values: [given.text.body] }) };
  }
  const { name, components } = given.template;
  checkTemplate(name, phones);
  const values = components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
  return { messageId: phones.receive({ to, numberId, template: name, values }) };
};

const operations: Readonly<Record<string, Operation>> = {
  'POST /v1/whatsapp/send': sendMessage,
  'POST /v1/whatsapp/media/get': getMedia,
  'GET /v1/whatsapp/template/list': listTemplates,
  'GET /v1/whatsapp/template': getTemplate,
};

const accept = async (
  request: IncomingMessage,
  phones: Phones,
  permissions: Permissions,
): Promise<object> => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const operation = operations[`${request.method} ${url.pathname}`];
  if (operation === undefined)
    throw new Refused(
      'UnknownOperationException',
      `${request.method} ${request.url} is not known at home.`,
      404,
    );
  return operation({ request, url, phones, permissions });
};

/**
 * AWS End User Messaging Social at home: `SendWhatsAppMessage` with a template or free text, delivered to the phones of the console,
 * what was sent from these phones, and how the templates stand with Meta.
 */
export const socialMessaging =
  (phones: Phones, permissions: Permissions = unrestricted): RequestListener =>
  (request, response) => {
    const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    accept(request, phones, permissions).then(
      (sent) => answer(200, sent),
      (error: unknown) => {
        const { name, message, status } =
          error instanceof Refused
            ? error
            : {
                name: 'InternalServiceException',
                message: isDiskFull(error) ? diskFull : 'Not kept.',
                status: 500,
              };
        answer(status, { message }, { 'x-amzn-errortype': name });
      },
    );
  };

const detailTypes: Readonly<Record<string, string>> = {
  delivered: 'WhatsApp Message Delivered',
  read: 'WhatsApp Message Read',
  failed: 'WhatsApp Message Failed',
};

/** The event that the service sends when a message has come so far. */
export const receiptOf = ({ id, numberId }: StoredWhatsApp, status: string, now: number): ServiceEvent => ({
  source: 'aws.social-messaging',
  detailType: detailTypes[status] ?? 'WhatsApp Message Sent',
  resources: [],
  detail: {
    wabaId: '0',
    originationPhoneNumber: '15550100000',
    originationPhoneNumberId: numberId.replace('phone-number-id-', ''),
    messageId: id,
    status,
    eventTimestamp: String(Math.floor(now / 1000)),
  },
});

/** What an operator can make of a message. */
export const outcomes = ['delivered', 'read', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];
