import * as z from 'zod/mini';
import { signerOf } from '../gateway/sdk-requests.ts';
import { messageOf } from '../iam/authorize.ts';
import { whatsAppNeeds } from '../iam/calls/services.ts';
import { bodyOf, NumberId, type Operation, parsed, Refused } from './requests.ts';

const Asked = z.object({
  mediaId: z.string(),
  originationPhoneNumberId: NumberId,
  metadataOnly: z.optional(z.boolean()),
  /** The only destination that is understood at home. */
  destinationS3PresignedUrl: z.optional(
    z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
  ),
});

/** `GetWhatsAppMessageMedia`: writes what somebody sent to a signed address of S3, or says only what it is. */
export const getMedia: Operation = async ({ request, phones, permissions: { authorize, account } }) => {
  const { mediaId, originationPhoneNumberId, metadataOnly, destinationS3PresignedUrl } = parsed(
    Asked,
    await bodyOf(request),
  );
  const needs = whatsAppNeeds('GetWhatsAppMessageMedia', originationPhoneNumberId, account);
  const refused = authorize(signerOf(request), needs);
  if (refused) throw new Refused('AccessDeniedException', messageOf(refused), 403);
  const media = phones.media(mediaId);
  if (media === undefined) throw new Refused('ResourceNotFoundException', 'There is no such media.', 404);
  const { mimeType, bytes } = media;
  if (metadataOnly !== true) {
    if (destinationS3PresignedUrl === undefined)
      throw new Refused('InvalidParametersException', 'Give a signed address to write to.');
    const { url, headers } = destinationS3PresignedUrl;
    const written = await fetch(url, { method: 'PUT', headers, body: bytes });
    if (!written.ok)
      throw new Refused('DependencyException', `S3 answered ${written.status}: ${await written.text()}`, 502);
  }
  return { mimeType, fileSize: bytes.length };
};
