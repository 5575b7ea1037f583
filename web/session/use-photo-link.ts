import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileEntry, subjectText } from '#domain/files/file.ts';
import { useReply } from '#web/api/use-reply.ts';

/** A link is good for two minutes. */
const LINK_MS = 100_000;

/** The address of a photo, made anew before it expires. */
export const usePhotoLink = ({ id, subject }: Pick<FileEntry, 'id' | 'subject'>): string | undefined =>
  useReply(
    ['files', subjectText(subject), 'link', id],
    fileEndpoints.open,
    { params: { id }, query: { subject: subjectText(subject) } },
    // What is on the screen stays: a picture that was loaded needs its address no more.
    { staleTime: LINK_MS, refetchOnWindowFocus: false },
  ).data?.url;
