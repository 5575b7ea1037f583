import { blogEndpoints } from '#domain/blog/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

/** Everything that is worked on; asked again while somebody looks at it. */
export const useQueue = () => useReply(['blog', 'queue'], blogEndpoints.queue, {}, livePage);
