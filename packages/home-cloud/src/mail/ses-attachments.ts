import * as z from 'zod/mini';
import type { MailAttachment } from '../types.ts';
import { badRequest } from './ses-error.ts';

/** Files of simple content, with the limits of the API reference: `Attachment`. */
export const Attachments = z.optional(
  z.array(
    z.strictObject({
      FileName: z.string().check(z.minLength(1), z.maxLength(255)),
      RawContent: z.base64(),
      ContentType: z.optional(z.string().check(z.minLength(1), z.maxLength(78))),
      ContentId: z.optional(z.string().check(z.minLength(1), z.maxLength(78))),
      ContentDescription: z.optional(z.string().check(z.maxLength(1000))),
      ContentDisposition: z.optional(z.enum(['ATTACHMENT', 'INLINE'])),
      ContentTransferEncoding: z.optional(z.enum(['BASE64', 'QUOTED_PRINTABLE', 'SEVEN_BIT'])),
    }),
  ),
);
type Attachments = z.output<typeof Attachments>;

/** Goes into a header of the message, between angle brackets. */
const CONTENT_ID = /^[^\s<>]+$/;

const isSevenBit = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80);

/**
 * The files of a message. Throws for what SES refuses, and for bytes that it would spoil: unless told otherwise it writes a file as
 * seven-bit text.
 */
export const attachmentsOf = (given: Attachments): readonly MailAttachment[] => {
  const ids = (given ?? []).flatMap(({ ContentId }) => ContentId ?? []);
  const wrong = ids.find((id, at) => !CONTENT_ID.test(id) || ids.indexOf(id) !== at);
  if (wrong !== undefined) throw badRequest(`ContentId <${wrong}> is not valid, or there twice.`);
  return (given ?? []).map(({ FileName, RawContent, ContentType, ContentId, ...how }) => {
    const content = Buffer.from(RawContent, 'base64');
    const encoding = how.ContentTransferEncoding ?? 'SEVEN_BIT';
    if (encoding === 'SEVEN_BIT' && !isSevenBit(content))
      throw badRequest(`ContentTransferEncoding of ${FileName} is SEVEN_BIT, and its content is not.`);
    return {
      fileName: FileName,
      contentType: ContentType ?? 'application/octet-stream',
      ...(ContentId !== undefined && { contentId: ContentId }),
      content,
    };
  });
};
