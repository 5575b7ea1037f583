import { keepPreviousData } from '@tanstack/react-query';
import { fileEndpoints } from '#domain/files/endpoints.ts';
import { type FileEntry, type FileSubject, subjectText } from '#domain/files/file.ts';
import { useReply } from '#web/api/use-reply.ts';

const KEY = 'files';
const PAGE_SIZE = 25;

/** A file is looked through within a second or two of its arrival. */
const CHECK_INTERVAL_MS = 1500;
/** What has not arrived or was not looked through by then is not asked for all the time. */
const SOON_MS = 2 * 60_000;

const isAwaited = ({ state, askedAt }: FileEntry): boolean =>
  (state === 'ASKED' || state === 'CHECKING') && Date.now() - Date.parse(askedAt) < SOON_MS;

/** The cache key of the files of a subject, of all pages. */
export const filesKey = (subject: FileSubject): readonly string[] => [KEY, subjectText(subject)];

/** One page of the files of a subject, newest first. It is asked for again while one of them is looked through. */
export const useFiles = (subject: FileSubject, cursor: string | undefined) =>
  useReply(
    [...filesKey(subject), cursor],
    fileEndpoints.list,
    { query: { subject: subjectText(subject), limit: PAGE_SIZE, cursor } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.items.some(isAwaited) ? CHECK_INTERVAL_MS : false),
    },
  );
