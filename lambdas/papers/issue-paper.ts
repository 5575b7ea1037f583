import { createHash } from 'node:crypto';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { paperEndpoints } from '#domain/papers/endpoints.ts';
import { extentOf, type IssuedPaper, type PaperHistoryEntry } from '#domain/papers/paper.ts';
import { compose } from '#events/envelope.ts';
import { PaperIssuedV1 } from '#events/papers/paper-issued.v1.ts';
import { again, untilWritten } from '../runtime/aggregate/until-written.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { KeepBytes, PaperLink } from './objects/paper-objects.ts';
import { arrivedSubject, type Subject, seenSubject } from './paper-access.ts';
import { type PrepareDeps, preparePaper, type Wanted } from './prepare-paper.ts';
import type { Prepared } from './press/press.ts';
import type { Content, PrintClaim, PrintRequest } from './store/paper-items.ts';
import type { PaperStore } from './store/paper-store.ts';

export interface IssueDeps extends Pick<SharedDependencies, 'clock' | 'newId'>, PrepareDeps {
  readonly papers: Pick<PaperStore, 'find' | 'printed' | 'withContent' | 'issues' | 'issue' | 'printAgain'>;
  readonly keep: KeepBytes;
  readonly linkTo: PaperLink;
}

/** What somebody asks for, and with which key. */
interface Asked {
  readonly body: Wanted;
  readonly headers: { readonly 'idempotency-key': string };
  readonly caller: Caller;
  readonly correlationId: string;
}

/** Changes with the layout of any paper, so that a paper in a new layout is a new issue and none looks like what it is not. */
const LAYOUT = 1;

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const noSuchSubject = () => refuse('SUBJECT_NOT_FOUND', 'There is nothing here that you can see.');

/** What a request is: who asked, with which key and body, and for which content. */
interface Job {
  readonly request: PrintRequest;
  readonly asked: string;
  readonly content: Content;
  readonly prepared: Prepared;
  readonly body: Wanted;
  readonly correlationId: string;
}

type Outcome =
  | (Awaited<ReturnType<PaperStore['issue']>> & string)
  | { readonly paper: IssuedPaper; readonly again: boolean };

const entryOf = ({ newId }: IssueDeps, what: PaperHistoryEntry['what'], at: string, by: string) =>
  ({ id: newId(), at, what, by }) as const;

/** Prints an issued paper once more. */
const printAgain = async (deps: IssueDeps, job: Job, paper: IssuedPaper): Promise<Outcome> => {
  const { request, asked } = job;
  const entry = entryOf(deps, 'PRINTED', deps.clock().toISOString(), request.userId);
  return (await deps.papers.printAgain({ paper, entry, request, asked })) ?? { paper, again: true };
};

/** Draws a paper, keeps its bytes, and writes it down. The bytes come first, so that no paper is listed without them. */
const issueNew = async (deps: IssueDeps, job: Job): Promise<Outcome> => {
  const { papers, clock, newId, keep } = deps;
  const { request, asked, content, prepared, body, correlationId } = job;
  const issuedAt = clock().toISOString();
  const before = await papers.issues(content);
  const { bytes, pages } = await prepared.print({ issuedAt, issue: before + 1 });
  const { subject, kind, format, pieces } = body;
  const paper: IssuedPaper = {
    id: newId(),
    subject,
    kind,
    format,
    issue: before + 1,
    ...(pieces === undefined ? {} : { pieces: [...pieces] }),
    ...(prepared.part === undefined ? {} : { part: prepared.part }),
    ...(prepared.version === undefined ? {} : { version: prepared.version }),
    pages,
    bytes: bytes.length,
    issuedAt,
    issuedBy: request.userId,
  };
  await keep(paper, bytes);
  const entry = entryOf(deps, 'ISSUED', issuedAt, request.userId);
  const data = { paperId: paper.id, subject, kind, format, issue: paper.issue, by: request.userId };
  const event = compose(
    PaperIssuedV1,
    {
      subject: paper.id,
      version: 1,
      at: issuedAt,
      data: { ...data, changed: { issue: { before, after: paper.issue } } },
    },
    { newId, correlationId },
  );
  return (await papers.issue({ paper, entry, request, asked }, content, event)) ?? { paper, again: false };
};

const printOnce = async (deps: IssueDeps, job: Job): Promise<Outcome> => {
  const same = await deps.papers.withContent(job.content);
  return same ? printAgain(deps, job, same) : issueNew(deps, job);
};

const answer = async ({ linkTo }: IssueDeps, paper: IssuedPaper, again: boolean) =>
  ok({ paper, again, ...(await linkTo(paper)) });

/** The answer to a request that came before, with the same body. */
const answerBefore = async (deps: IssueDeps, claim: PrintClaim, asked: string) => {
  if (claim.asked !== asked) return refuse('KEY_USED', 'This was sent for another paper before. Try again.');
  const paper = await deps.papers.find(claim.subject, claim.paperId);
  if (!paper) throw new Error(`The paper ${claim.paperId} of a request is not there.`);
  return answer(deps, paper, claim.again);
};

/** Issues a paper of a subject that the caller may print, or prints the one with the same content. */
const issueOf = async (
  deps: IssueDeps,
  subject: Subject,
  { body, headers, caller, correlationId }: Asked,
) => {
  const request = { userId: caller.userId, key: headers['idempotency-key'] };
  const asked = hashOf(body);
  const before = await deps.papers.printed(request);
  if (before) return answerBefore(deps, before, asked);
  const prepared = await preparePaper(deps, subject, body);
  if (!prepared.ok) return prepared;
  const { part, version } = prepared.value;
  const content = {
    subject: body.subject,
    kind: body.kind,
    format: body.format,
    extent: extentOf({ pieces: body.pieces && [...body.pieces], part, version }),
    hash: hashOf({ layout: LAYOUT, content: prepared.value.content }),
  };
  const job: Job = { request, asked, content, prepared: prepared.value, body, correlationId };
  // Two people who issue different papers of one kind at the same moment get their numbers one after the other.
  return untilWritten(`A paper of ${job.content.hash}`, async () => {
    const outcome = await printOnce(deps, job);
    if (typeof outcome === 'object') return answer(deps, outcome.paper, outcome.again);
    const winner = outcome === 'asked-before' ? await deps.papers.printed(request) : undefined;
    return winner ? answerBefore(deps, winner, asked) : again;
  });
};

/** Issues a paper for the desk, or prints the one that was issued with the same content. The same request again prints nothing. */
export const issuePaper =
  (deps: IssueDeps): UseCase<typeof paperEndpoints.issue> =>
  async (asked) => {
    const seen = await seenSubject(deps, asked.body.subject, asked.caller);
    return seen?.as === 'desk' ? issueOf(deps, seen.subject, asked) : noSuchSubject();
  };

/** The same for a paper of an invoice, for whoever may see the invoice. */
export const issueInvoicePaper =
  (deps: IssueDeps): UseCase<typeof paperEndpoints.issueOfInvoice> =>
  async (asked) => {
    const seen = await seenSubject(deps, asked.body.subject, asked.caller);
    return seen?.subject.kind === 'invoice' ? issueOf(deps, seen.subject, asked) : noSuchSubject();
  };

/** The same for a paper of what has left for a country of the caller. */
export const issueAtDestination =
  (deps: IssueDeps): UseCase<typeof paperEndpoints.issueAtDestination> =>
  async (asked) => {
    const seen = await arrivedSubject(deps, asked.body.subject, asked.caller);
    return seen ? issueOf(deps, seen.subject, asked) : noSuchSubject();
  };
