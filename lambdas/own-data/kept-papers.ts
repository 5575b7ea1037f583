import type { KeptPaper } from '#domain/own-data/kept-papers.ts';
import type { Held, PaperName } from '../runtime/holds.ts';
import type { Whom } from '../runtime/of-person.ts';
import { holds } from '../told.ts';
import type { Source } from './sources.ts';

interface NamedPaper extends KeptPaper {
  readonly paper: PaperName;
}

/** What papers must keep of somebody who leaves, as each domain declares it. */
export const keptPapers: readonly NamedPaper[] = holds
  .flatMap((of): readonly Held[] => Object.values(of))
  .flatMap(({ ofPeople }) => ('what' in ofPeople ? ofPeople.forgotten : []))
  .flatMap((part) =>
    part.how === 'kept' ? [{ paper: part.paper, told: part.told, until: part.until }] : [],
  );

/** Those of them that this person has. */
export const papersOf = async (sources: readonly Source[], whom: Whom): Promise<readonly KeptPaper[]> => {
  const kept = await Promise.all(
    sources.map(async ({ of, access }) => (await of.keeps?.(access, whom)) ?? []),
  );
  const names = new Set(kept.flat());
  return keptPapers.filter(({ paper }) => names.has(paper)).map(({ told, until }) => ({ told, until }));
};
