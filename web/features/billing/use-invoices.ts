import { keepPreviousData } from '@tanstack/react-query';
import { billingEndpoints } from '#domain/billing/endpoints.ts';
import type { InvoiceQuestion } from '#domain/billing/list-question.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { useReply } from '#web/api/use-reply.ts';
import { livePage } from '#web/desk-list/question/live-page.ts';

/** So soon a new invoice is on the screen that waits for it. */
const AWAITED_MS = 15_000;

/**
 * One page of the person's invoices, newest first. The page before stays on the screen until the next one has loaded.
 * @param isAwaited whether the page is asked for again while it stands: an invoice is to come.
 */
export const useMyInvoices = (
  cursor: string | undefined,
  isAwaited: (page: EndpointReply<typeof billingEndpoints.mine>) => boolean = () => false,
) =>
  useReply(
    ['my-invoices', { cursor }],
    billingEndpoints.mine,
    { query: { limit: 25, cursor } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => data !== undefined && isAwaited(data) && AWAITED_MS,
    },
  );

/** One of the person's invoices. */
export const useMyInvoice = (number: string) =>
  useReply(['my-invoice', number], billingEndpoints.show, { params: { number } });

/** One page of invoices at the desk: all of them, one of the lists, or what a search found. */
export const useInvoices = (cursor: string | undefined, question: InvoiceQuestion) =>
  useReply(
    ['invoices', { cursor, ...question }],
    billingEndpoints.list,
    { query: { limit: 25, cursor, ...question } },
    livePage,
  );

/** Any invoice, for the desk. */
export const useInvoice = (number: string) =>
  useReply(['invoice', number], billingEndpoints.showAtDesk, { params: { number } });
