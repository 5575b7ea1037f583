import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { paperEndpoints } from '#domain/papers/endpoints.ts';
import { agentPapers, type IssuedPaper } from '#domain/papers/paper.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { PaperLink } from './objects/paper-objects.ts';
import { isFor, type SubjectReaders, seenSubject } from './paper-access.ts';
import type { PaperStore } from './store/paper-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'>, SubjectReaders {
  readonly papers: Pick<PaperStore, 'find' | 'newest' | 'history' | 'noteOpened'>;
  readonly linkTo: PaperLink;
}

const noSuchPaper = () => refuse('PAPER_NOT_FOUND', 'There is no paper here that you can see.');

/** What of the list each of them sees. */
const onlyFor = {
  desk: undefined,
  sender: { FilterExpression: 'forSender = :yes', values: { ':yes': true } },
  agent: {
    FilterExpression: `kind IN (${agentPapers.map((_, place) => `:kind${place}`).join(', ')})`,
    values: Object.fromEntries(agentPapers.map((kind, place) => [`:kind${place}`, kind])),
  },
} as const;

/** Lists the issued papers of a shipment or a flight. */
export const listPapers =
  (deps: Deps): UseCase<typeof paperEndpoints.list> =>
  async ({ query, caller }) => {
    const seen = await seenSubject(deps, query.subject, caller);
    if (!seen) return refuse('SUBJECT_NOT_FOUND', 'There is nothing here that you can see.');
    return answerPage(`papers:${query.subject}`, query, (page) =>
      deps.papers.newest(query.subject, page, onlyFor[seen.as]),
    );
  };

/** A paper that the caller may see. */
const seenPaper = async (
  deps: Deps,
  subject: string,
  id: string,
  caller: Caller,
): Promise<{ readonly paper: IssuedPaper; readonly isDesk: boolean } | undefined> => {
  const seen = await seenSubject(deps, subject, caller);
  const paper = seen && (await deps.papers.find(subject, id));
  if (!paper || !isFor(seen.as, paper.kind)) return undefined;
  return { paper, isDesk: seen.as === 'desk' };
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
    if (!seen?.isDesk) return noSuchPaper();
    return answerPage(`paper:${params.id}`, query, (page) => deps.papers.history(seen.paper, page));
  };
