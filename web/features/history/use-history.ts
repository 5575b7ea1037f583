import { keepPreviousData } from '@tanstack/react-query';
import { type HistoryQuestion, historyEndpoints } from '#domain/history/endpoints.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';

/** Lines of a page. */
const LINES = 25;

/** A page of who did what, newest first. */
export const useHistory = (asked: HistoryQuestion, cursor: string | undefined) =>
  useReply(
    ['history', asked, cursor],
    historyEndpoints.list,
    { query: { ...asked, limit: LINES, cursor } },
    { placeholderData: keepPreviousData },
  );

/** Everybody who works here, to choose from. */
export const useColleagues = () => useReply(['staff'], identityEndpoints.staff, {});
