import type { Taken } from '../../../../enquiries/index.ts';
import type { BringFile } from '../../../../files/index.ts';
import type { MediaSource } from './media-source.ts';

/** Fetches what came with a message. Throws when it could not be fetched now: then it is asked for again. */
export type FetchMedia = (media: NonNullable<Taken['media']>) => Promise<void>;

/** Fetches photos and PDFs into the conversation that they were sent in, where they are looked through as any file. */
export const fetchMedia =
  ({ source, bring }: { readonly source: MediaSource; readonly bring: BringFile }): FetchMedia =>
  async ({ id, file, contentType, reference, userId = 'guest' }) => {
    const link = await bring({
      id: file,
      subject: { kind: 'enquiry', id: reference },
      purpose: 'MESSAGE_FILE',
      contentType,
      bytes: await source.sizeOf(id),
      by: userId,
    });
    if (link !== undefined) await source.write(id, link);
  };
