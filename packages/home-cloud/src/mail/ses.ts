import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { signerOf } from '../gateway/sdk-requests.ts';
import { type Permissions, unrestricted } from '../iam/authorize.ts';
import { mailNeeds, mailSetNeeds } from '../iam/calls/services.ts';
import { diskFull, isDiskFull } from '../state/disk-full.ts';
import type { DeliverMail, Ids, OutgoingMail } from '../types.ts';
import { Attachments, attachmentsOf } from './ses-attachments.ts';
import { badRequest, SesError } from './ses-error.ts';

const Content = z.object({ Data: z.string(), Charset: z.optional(z.string()) });
const Addresses = z.optional(z.nullable(z.array(z.string())));

const SendEmail = z.object({
  FromEmailAddress: z.optional(z.string()),
  ConfigurationSetName: z.optional(z.string()),
  EmailTags: z.optional(z.array(z.strictObject({ Name: z.string(), Value: z.string() }))),
  Destination: z.optional(
    z.object({ ToAddresses: Addresses, CcAddresses: Addresses, BccAddresses: Addresses }),
  ),
  ReplyToAddresses: Addresses,
  Content: z.object({
    Simple: z.optional(
      z.object({
        Subject: Content,
        Body: z.object({ Text: z.optional(Content), Html: z.optional(Content) }),
        Attachments,
      }),
    ),
    Raw: z.optional(z.unknown()),
    Template: z.optional(z.unknown()),
  }),
});
type SendEmail = z.output<typeof SendEmail>;

/** The largest message that SES accepts. */
const largestMessageBytes = 40 * 1024 * 1024;
const mostRecipients = 50;

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestMessageBytes)
      throw badRequest(`Message length is more than ${largestMessageBytes} bytes long.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parse = (body: string): SendEmail => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new SesError('SerializationException', 'The request body is not JSON.');
  }
  const parsed = z.safeParse(SendEmail, json);
  if (!parsed.success)
    throw badRequest(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  return parsed.data;
};

/** The address in `Name <address>`. */
const bareAddress = (address: string): string => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address.trim();

const bareAddresses = (addresses: readonly string[]): readonly string[] => {
  const wrong = addresses.find((address) => !/^[^\s@<>]+@[^\s@<>]+$/.test(bareAddress(address)));
  if (wrong !== undefined) throw badRequest(`Invalid email address <${wrong}>.`);
  return addresses.map(bareAddress);
};

const recipientsOf = ({ Destination: destination }: SendEmail): readonly string[] => {
  const all = [destination?.ToAddresses, destination?.CcAddresses, destination?.BccAddresses].flatMap(
    (addresses) => addresses ?? [],
  );
  if (all.length === 0) throw badRequest('Destination is required.');
  if (all.length > mostRecipients) throw badRequest(`Recipient count exceeds ${mostRecipients}.`);
  return bareAddresses(all);
};

const tagsOf = (tags: NonNullable<SendEmail['EmailTags']>) =>
  Object.fromEntries(tags.map(({ Name, Value }) => [Name, [Value]]));

const toMail = (request: SendEmail): OutgoingMail => {
  const { Content: content, FromEmailAddress: from } = request;
  if (content.Simple === undefined) {
    const given = content.Raw === undefined ? 'Template' : 'Raw';
    throw badRequest(`Only Simple content is understood by the cloud at home, not ${given}.`);
  }
  if (from === undefined || from === '') throw badRequest('FromEmailAddress is required.');
  const { Subject, Body, Attachments: files } = content.Simple;
  if (Body.Text === undefined && Body.Html === undefined) throw badRequest('Message body is required.');
  if (/[\r\n]/.test(Subject.Data)) throw badRequest('Control characters are not allowed in the subject.');
  const replyTo = bareAddresses(request.ReplyToAddresses ?? []);
  const attachments = attachmentsOf(files);
  return {
    from,
    to: recipientsOf(request),
    subject: Subject.Data,
    ...(replyTo.length > 0 && { replyTo }),
    ...(Body.Text && { text: Body.Text.Data }),
    ...(Body.Html && { html: Body.Html.Data }),
    ...(attachments.length > 0 && { attachments }),
    ...(request.EmailTags && { tags: tagsOf(request.EmailTags) }),
    via: 'ses',
  };
};

const answer = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

interface Ses {
  readonly deliver: DeliverMail;
  readonly ids: Ids;
  readonly permissions: Permissions;
}

/** Checks the permission to send. SES has its own wording for a refusal. */
const permit = (
  request: IncomingMessage,
  { from, set }: { readonly from: string; readonly set: string | undefined },
  { authorize, account }: Permissions,
): void => {
  const signer = signerOf(request);
  const identities = mailNeeds(bareAddress(from), account).map((need) => authorize(signer, [need]));
  const bySet = set === undefined ? undefined : authorize(signer, mailSetNeeds(set, account));
  const refused = identities.includes(undefined) ? bySet : identities[0];
  if (refused === undefined) return;
  const { user, action, resource } = refused;
  throw new SesError(
    'AccessDeniedException',
    `User \`${user}' is not authorized to perform \`${action}' on resource \`${resource}'`,
    403,
  );
};

const send = async (
  request: IncomingMessage,
  { deliver, ids, permissions }: Ses,
): Promise<{ MessageId: string }> => {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (request.method !== 'POST' || !path.endsWith('/v2/email/outbound-emails')) {
    throw new SesError(
      'UnknownOperationException',
      `${request.method} ${path} is not an operation of SES known here.`,
      404,
    );
  }
  const asked = parse(await readBody(request));
  const mail = toMail(asked);
  permit(request, { from: mail.from, set: asked.ConfigurationSetName }, permissions);
  const messageId = `0100${ids.uuid()}-000000`;
  await deliver({ ...mail, messageId });
  return { MessageId: messageId };
};

/**
 * SES v2 at home: `SendEmail` with simple content, delivered to the outbox. It can have any path prefix, because the end of the path
 * names the operation.
 */
export const sesHandler =
  (deliver: DeliverMail, ids: Ids, permissions: Permissions = unrestricted): RequestListener =>
  (request, response) => {
    send(request, { deliver, ids, permissions }).then(
      (sent) => answer(response, 200, sent),
      (error: unknown) => {
        if (isDiskFull(error)) {
          answer(response, 503, { message: diskFull }, { 'x-amzn-errortype': 'ServiceUnavailableException' });
          return;
        }
        const known = error instanceof SesError;
        const code = known ? error.code : 'InternalServiceErrorException';
        const message = known ? error.message : 'The message could not be kept.';
        answer(response, known ? error.status : 500, { message }, { 'x-amzn-errortype': code });
      },
    );
  };
