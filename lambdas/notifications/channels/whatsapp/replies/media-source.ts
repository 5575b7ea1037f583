import {
  GetWhatsAppMessageMediaCommand,
  type GetWhatsAppMessageMediaInput,
  type SocialMessagingClient,
} from '@aws-sdk/client-socialmessaging';
import type { UploadLink } from '../../../../files/index.ts';

/** What people sent with their messages, at Meta, which keeps it for thirty days. */
export interface MediaSource {
  /** How many bytes it has, at least one. */
  readonly sizeOf: (mediaId: string) => Promise<number>;
  /** Has it written to a signed address. */
  readonly write: (mediaId: string, link: Pick<UploadLink, 'url' | 'headers'>) => Promise<void>;
}

/** Through AWS End User Messaging Social, for one phone number of the account. */
export const socialMessagingMedia = (client: SocialMessagingClient, numberId: string): MediaSource => {
  const get = (mediaId: string, how: Partial<GetWhatsAppMessageMediaInput>) =>
    client.send(new GetWhatsAppMessageMediaCommand({ mediaId, originationPhoneNumberId: numberId, ...how }));
  return {
    sizeOf: async (mediaId) => Math.max(1, (await get(mediaId, { metadataOnly: true })).fileSize ?? 1),
    write: async (mediaId, { url, headers }) => {
      await get(mediaId, { destinationS3PresignedUrl: { url, headers: { ...headers } } });
    },
  };
};
