import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { paperEndpoints } from '#domain/papers/endpoints.ts';
import { type IssuedPaper, paperRules } from '#domain/papers/paper.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { PaperLink } from './objects/paper-objects.ts';
import { type SubjectReaders, seenSubject } from './paper-access.ts';
import type { PaperStore } from './store/paper-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'>, SubjectReaders {
  readonly papers: Pick<PaperStore, 'find' | 'newest' | 'history' | 'noteOpened'>;
  readonly linkTo: PaperLink;
}

const noSuchPaper = () => refuse('PAPER_NOT_FOUND', 'There is no paper here that you can see.');

const onlyForSenders = { FilterExpression: 'forSender = :yes', values: { ':yes': true } };

/** Lists the issued papers of a shipment or a flight. */
export const listPapers =
  (deps: Deps): UseCase<typeof paperEndpoints.list> =>
  async ({ query, caller }) => {
    const seen = await seenSubject(deps, query.subject, caller);
    if (!seen) return refuse('SUBJECT_NOT_FOUND', 'There is nothing here that you can see.');
    return answerPage(`papers:${query.subject}`, query, (page) =>
      deps.papers.newest(query.subject, page, seen.as === 'sender' ? onlyForSenders : undefined),
    );
  };

/** A paper that the caller may see. */
const seenPaper = async (
  deps: Deps,
  subject: string,
  id: string,
  caller: Caller,
): Promise<{ readonly paper: IssuedPaper; readonly as: 'desk' | 'sender' } | undefined> => {
  const seen = await seenSubject(deps, subject, caller);
  const paper = seen && (await deps.papers.find(subject, id));
  if (!paper || (seen.as === 'sender' && !paperRules(paper.kind).forCustomer)) return undefined;
  return { paper, as: seen.as };
};

/** Gives a link to an issued paper, after noting who prints it. */
export const openPaper =
  (deps: Deps): UseCase<typeof paperEndpoints.open> =>
  async ({ params, query, caller }) => {
    const seen = await seenPaper(deps, query.subject, params.id, caller);
    if (!seen) return noSuchPaper();
    const at = deps.clock().toISOString();
    await deps.papers.noteOpened(seen.paper, {
      id: deps.newId(),
      at,
      what: 'PRINTED',
      by: caller.userId,
    });
    return ok(await deps.linkTo(seen.paper));
  };

/** Shows who issued and printed a paper. */
export const showHistory =
  (deps: Deps): UseCase<typeof paperEndpoints.history> =>
  async ({ params, query, caller }) => {
    const seen = await seenPaper(deps, query.subject, params.id, caller);
    if (seen?.as !== 'desk') return noSuchPaper();
    return answerPage(`paper:${params.id}`, query, (page) => deps.papers.history(seen.paper, page));
  };
