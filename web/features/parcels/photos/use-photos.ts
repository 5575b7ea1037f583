import { fileEndpoints } from '#domain/files/endpoints.ts';
import { subjectText } from '#domain/files/file.ts';
import { useReply } from '#web/api/use-reply.ts';

/** Photos of one parcel: the arrival's, and those that its owner asked for. */
const MOST = 25;
/** The photos of a parcel that can be shown, the first one first. */
export const usePhotos = (code: string) => {
  const query = useReply(['files', `parcel:${code}`, 'photos'], fileEndpoints.list, {
    query: { subject: subjectText({ kind: 'parcel', id: code }), limit: MOST },
  });
  const photos = query.data?.items
    .filter(({ state, purpose }) => state === 'RELEASED' && purpose === 'PARCEL_PHOTO')
    .toReversed();
  return { query, photos };
};
