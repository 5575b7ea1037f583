import type { KeptPaper } from '#domain/own-data/kept-papers.ts';
import type { Held } from '../runtime/holds.ts';
import { holds } from '../told.ts';

/** What papers must keep of somebody who leaves, as each domain declares it. */
export const keptPapers: readonly KeptPaper[] = holds
  .flatMap((of): readonly Held[] => Object.values(of))
  .flatMap(({ ofPeople }) => ('what' in ofPeople ? ofPeople.forgotten : []))
  .flatMap((part) => (part.how === 'kept' ? [{ told: part.told, until: part.until }] : []));
