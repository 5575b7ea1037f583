import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileEntry, subjectText } from '#domain/files/file.ts';
import { useReply } from '#web/api/use-reply.ts';

/** Photos of one parcel: the arrival's, and those that its owner asked for. */
const MOST = 25;
/** A link is good for two minutes. */
const LINK_MS = 100_000;

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

/** The address of a photo, made anew before it expires. */
export const usePhotoLink = ({ id, subject }: Pick<FileEntry, 'id' | 'subject'>): string | undefined =>
  useReply(
    ['files', subjectText(subject), 'link', id],
    fileEndpoints.open,
    { params: { id }, query: { subject: subjectText(subject) } },
    // What is on the screen stays: a picture that was loaded needs its address no more.
    { staleTime: LINK_MS, refetchOnWindowFocus: false },
  ).data?.url;
