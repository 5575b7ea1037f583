import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileEntry, type FileSubject, subjectText } from '#domain/files/file.ts';
import { useReply } from '#web/api/use-reply.ts';
import { filesKey } from '../use-files.ts';

/** More than somebody may send us in a day. */
const MOST = 100;
/** It is fetched and looked through within seconds, or tried again for some minutes. */
const CHECK_INTERVAL_MS = 3_000;
const SOON_MS = 5 * 60_000;

const isDone = (file: FileEntry | undefined): boolean =>
  file?.state === 'RELEASED' || file?.state === 'REFUSED';

/**
 * A file that came with a message. It is asked for again in the minutes after the message, until it is there.
 * @param since when the message came, ISO 8601 UTC.
 */
export const useSentFile = (subject: FileSubject, id: string, since: string) => {
  const isSoon = (): boolean => Date.now() - Date.parse(since) < SOON_MS;
  const query = useReply(
    [...filesKey(subject), 'sent'],
    fileEndpoints.list,
    { query: { subject: subjectText(subject), limit: MOST } },
    {
      refetchInterval: ({ state }) =>
        isSoon() && !isDone(state.data?.items.find((one) => one.id === id)) ? CHECK_INTERVAL_MS : false,
    },
  );
  return { isPending: query.isPending, file: query.data?.items.find((one) => one.id === id), isSoon };
};
