import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { IssuedPaper, PaperHistoryEntry } from '#domain/papers/paper.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { partitionPage } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew, putVersion } from '../../runtime/table/writes.ts';
import {
  type Content,
  contentItem,
  contentKey,
  countItem,
  countKey,
  historyItem,
  historyPartition,
  type PrintClaim,
  type PrintRequest,
  paperItem,
  paperKey,
  papersPartition,
  printItem,
  printKey,
  toHistoryEntry,
  toIssueCount,
  toPaper,
  toPrintClaim,
} from './paper-items.ts';

interface Printed {
  readonly paper: IssuedPaper;
  readonly entry: PaperHistoryEntry;
  readonly request: PrintRequest;
  /** Hash of the request's body. */
  readonly asked: string;
}

const claimOf = ({ paper, asked }: Printed, again: boolean): PrintClaim => ({
  paperId: paper.id,
  subject: paper.subject,
  again,
  asked,
});

/** Papers of the Papers table. Only this file and `paper-items.ts` know how they are stored. */
export const paperStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const find = async (subject: string, id: string): Promise<IssuedPaper | undefined> => {
    const item = await getItem(client, TableName, paperKey(subject, id));
    return item && toPaper(item);
  };
  return {
    find,
    /** What a request with this key led to before. */
    printed: async (request: PrintRequest): Promise<PrintClaim | undefined> => {
      const item = await getItem(client, TableName, printKey(request));
      return item && toPrintClaim(item);
    },
    /** The paper that was issued with this content. */
    withContent: async (content: Content): Promise<IssuedPaper | undefined> => {
      const item = await getItem(client, TableName, contentKey(content));
      return item && find(content.subject, String(item.paperId));
    },
    /** How often this kind of paper was issued for this subject. */
    issues: async (content: Omit<Content, 'hash'>): Promise<number> =>
      toIssueCount(await getItem(client, TableName, countKey(content))),
    /** Writes a paper with its content, its count, its first entry, its event and the request, in one transaction. */
    issue: (
      printed: Printed,
      content: Content,
      event: PublishedEvent,
    ): Promise<'asked-before' | 'same-content' | 'other-issue' | 'busy' | undefined> => {
      const { paper, entry, request } = printed;
      const claim = printItem(request, claimOf(printed, false), entry.at);
      return transact(
        client,
        {
          'asked-before': putNew(TableName, claim),
          'same-content': putNew(TableName, contentItem(content, paper)),
          'other-issue': putVersion(TableName, countItem(paper)),
        },
        {
          also: [
            putNew(TableName, paperItem(paper)),
            putNew(TableName, historyItem(paper, entry)),
            outboxItem(TableName, event),
          ],
        },
      );
    },
    /** Notes that a paper is printed again, with the request, in one transaction. */
    printAgain: (printed: Printed): Promise<'asked-before' | 'busy' | undefined> => {
      const { paper, entry, request } = printed;
      const claim = printItem(request, claimOf(printed, true), entry.at);
      return transact(
        client,
        { 'asked-before': putNew(TableName, claim) },
        { also: [putNew(TableName, historyItem(paper, entry))] },
      );
    },
    /** Notes that somebody opens a paper. Throws when it could not be noted. */
    noteOpened: async (paper: IssuedPaper, entry: PaperHistoryEntry): Promise<void> => {
      if (!(await write(client, putNew(TableName, historyItem(paper, entry)))))
        throw new Error(`The print of the paper ${paper.id} could not be noted.`);
    },
    /** Papers of a subject, newest first: all, or those of some kinds. */
    newest: (
      subject: string,
      page: PageRequest,
      only?: { readonly FilterExpression: string; readonly values: Readonly<Record<string, unknown>> },
    ): Promise<Page<IssuedPaper>> =>
      newestFirst(
        client,
        {
          TableName,
          partitions: [papersPartition(subject)],
          rowOf: toPaper,
          positionOf: ({ id }) => id,
          ...(only === undefined ? {} : { only }),
        },
        page,
      ),
    /** Who issued and printed a paper, oldest first. */
    history: ({ id }: IssuedPaper, page: PageRequest): Promise<Page<PaperHistoryEntry>> => {
      const asked = { ...page, order: 'oldest first' } as const;
      return partitionPage(client, TableName, historyPartition(id), asked, toHistoryEntry);
    },
  };
};

export type PaperStore = ReturnType<typeof paperStore>;
