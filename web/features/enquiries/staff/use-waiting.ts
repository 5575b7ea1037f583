import { enquiryWaitingEndpoints } from '#domain/enquiries/waiting-endpoint.ts';
import { useReply } from '#web/api/use-reply.ts';

/** The first part of the keys of everything that is known about enquiries. */
export const ENQUIRIES = 'enquiries';

/** Polling interval while the window is in front. */
const POLL_INTERVAL_MS = 20_000;
export const polled = { refetchInterval: POLL_INTERVAL_MS };

/** What nobody has taken on yet: the oldest, and how many. The first screen, the side menu and the bell show the same answer. */
export const useWaiting = () => useReply([ENQUIRIES, 'waiting'], enquiryWaitingEndpoints.waiting, {}, polled);
