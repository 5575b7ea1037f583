import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { reportEndpoints } from '#domain/reports/endpoints.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import type { Question } from '../question/question.ts';

type Asked = Omit<Question, 'view'>;

/** The figures of the question before, as long as they are put together in the same way: else the names of the rows are other ones. */
export const figuresBefore = <Figures>(
  { by }: Pick<Asked, 'by'>,
  before: Figures | undefined,
  queryKey: readonly unknown[] = [],
): Figures | undefined => ((queryKey.at(-1) as Asked | undefined)?.by === by ? before : undefined);

/** The figures of a report. Those of the question before stay until the new ones are there. */
export const useFigures = ({ from, to, lane, by }: Asked) =>
  useReply(
    ['reports', 'figures', { from, to, lane, by }],
    reportEndpoints.figures,
    { query: { from, to, lane, by } },
    { placeholderData: (before, query) => figuresBefore({ by }, before, query?.queryKey) },
  );

/** What is owed now. */
export const useReceivables = (lane: DestinationCode | undefined) =>
  useReply(['reports', 'receivables', lane], reportEndpoints.receivables, { query: { lane } });

/** What a flight costs. */
export const useCost = (id: string) =>
  useReply(['reports', 'cost', id], reportEndpoints.cost, { params: { id } });

/** Enters what a flight costs. After it, all reports are read again. */
export const useEnterCost = (id: string) =>
  useChange(
    (body: CallInput<typeof reportEndpoints.enterCost>['body']) =>
      api(reportEndpoints.enterCost, { params: { id }, body }),
    ['reports'],
  );
