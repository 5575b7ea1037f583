import { blogEndpoints } from '#domain/blog/endpoints.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import { useReply } from '#web/api/use-reply.ts';
import type { Autosave } from '../saving/autosave.ts';

/** While the page is looked at, it asks this often whether somebody else has saved. */
const EVERY_MS = 15_000;

/** A text that another window has saved since this one loaded or saved. */
export const useNewerText = (id: string, { revision, window, theirs }: Autosave): SavedText | undefined => {
  const { data } = useReply(
    ['post-text-now', id],
    blogEndpoints.text,
    { params: { id } },
    {
      retry: false,
      staleTime: 0,
      refetchInterval: EVERY_MS,
      refetchIntervalInBackground: false,
    },
  );
  const isNewer = data !== undefined && data.revision > revision && data.window !== window;
  return isNewer && theirs === undefined ? data : undefined;
};
