import * as z from 'zod/mini';
import {
  extentOf,
  IssuedPaper,
  type PaperFormat,
  PaperHistoryEntry,
  type PaperKind,
  paperRules,
} from '#domain/papers/paper.ts';
import { expires } from '../../runtime/table/expires.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';

/** What a paper says, by its subject, kind and format, and the hash of its content. */
export interface Content {
  readonly subject: string;
  readonly kind: PaperKind;
  readonly format: PaperFormat;
  /** What it has of what there is of its kind; empty for all of it. */
  readonly extent: string;
  readonly hash: string;
}

/** The request of a person to print, by the idempotency key that their device made. */
export interface PrintRequest {
  readonly userId: string;
  readonly key: string;
}

const PrintClaim = z.object({
  paperId: z.string(),
  subject: z.string(),
  again: z.boolean(),
  asked: z.string(),
});
/** What a request led to. `asked` is the hash of its body. */
export type PrintClaim = z.infer<typeof PrintClaim>;

/** How often a kind of paper was issued for a subject. */
const IssueCount = z.object({ version: z.int() });

export const papersPartition = (subject: string): string => `PAPERS#${subject}`;
export const historyPartition = (paperId: string): string => `HISTORY#${paperId}`;

/** The subject is in the key, so that a paper is found only below what it is about. */
export const paperKey = (subject: string, id: string): ItemKey => ({ pk: papersPartition(subject), sk: id });
export const contentKey = ({ subject, kind, format, hash }: Omit<Content, 'extent'>): ItemKey => ({
  pk: `CONTENT#${subject}#${kind}#${format}`,
  sk: hash,
});
export const countKey = ({ subject, kind, format, extent }: Omit<Content, 'hash'>): ItemKey => ({
  pk: `ISSUES#${subject}#${kind}#${format}`,
  sk: `COUNT#${extent}`,
});
export const printKey = ({ userId, key }: PrintRequest): ItemKey => ({ pk: `PRINT#${userId}`, sk: key });

const keptFrom = (at: string) => ({ expires_at: expires(new Date(at), 'papers') });

/** `forSender` is there for the list that senders see. */
export const paperItem = (paper: IssuedPaper) => ({
  ...paperKey(paper.subject, paper.id),
  ...paper,
  forSender: paperRules(paper.kind).forCustomer,
  ...keptFrom(paper.issuedAt),
});

/** By it, the same content is found again as long as the paper is kept. */
export const contentItem = (content: Content, { id, issuedAt }: IssuedPaper) => ({
  ...contentKey(content),
  paperId: id,
  ...keptFrom(issuedAt),
});

export const countItem = ({ issuedAt, issue, ...paper }: IssuedPaper) => ({
  ...countKey({ ...paper, extent: extentOf(paper) }),
  version: issue,
  ...keptFrom(issuedAt),
});

/** Entries are kept as long as the paper. */
export const historyItem = ({ id, issuedAt }: IssuedPaper, entry: PaperHistoryEntry) => ({
  pk: historyPartition(id),
  sk: `${entry.at}#${entry.id}`,
  ...entry,
  ...keptFrom(issuedAt),
});

export const printItem = (request: PrintRequest, claim: PrintClaim, at: string) => ({
  ...printKey(request),
  ...claim,
  expires_at: expires(new Date(at), 'claim'),
});

/** Parses an item, which also drops the keys. */
export const toPaper = (item: unknown): IssuedPaper => IssuedPaper.parse(item);
export const toHistoryEntry = (item: unknown): PaperHistoryEntry => PaperHistoryEntry.parse(item);
export const toPrintClaim = (item: unknown): PrintClaim => PrintClaim.parse(item);
export const toIssueCount = (item: unknown): number =>
  item === undefined ? 0 : IssueCount.parse(item).version;
