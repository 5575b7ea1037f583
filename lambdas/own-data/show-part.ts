import { ok, refuse } from '#domain/kernel/result.ts';
import type { ownDataEndpoints } from '#domain/own-data/endpoints.ts';
import { type ReadableEntry, readable } from '#domain/own-data/readable.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { Whom } from '../runtime/of-person.ts';
import { asRead, type Source } from './sources.ts';

interface Deps {
  readonly whoIs: (userId: string) => Promise<Whom>;
  readonly sourcesFor: (correlationId: string) => readonly Source[];
}

/** Lambda answers with six megabytes at most. What comes after so much text of one domain is left out, and the file says so. */
const MOST_CHARACTERS = 4_000_000;

const lengthOf = (entry: ReadableEntry): number =>
  entry.reduce((length, { label, value }) => length + label.length + value.length + 25, 0);

const entriesOf = async ({ of, access }: Source, whom: Whom): Promise<ReadableEntry[]> => {
  const entries: ReadableEntry[] = [];
  let length = 0;
  for await (const { shown } of of.parts(access, whom)) {
    if (shown === undefined) continue;
    const entry = readable(shown);
    length += lengthOf(entry);
    if (length > MOST_CHARACTERS) {
      entries.push([
        { label: 'More', value: 'There is more than fits into this file. Ask us for the rest.' },
      ]);
      break;
    }
    entries.push(entry);
  }
  return entries;
};

/** Shows the caller what one domain holds of them. They are found by the ids in their token and the contacts in their profile. */
export const showPart =
  ({ whoIs, sourcesFor }: Deps): UseCase<typeof ownDataEndpoints.part> =>
  async ({ query: { part = '0' }, caller, correlationId }) => {
    const sources = asRead(sourcesFor(correlationId));
    const place = Number(part);
    const source = sources[place];
    if (source === undefined) return refuse('NO_SUCH_PART', 'There is no such part.');
    const entries = await entriesOf(source, await whoIs(caller.userId));
    const next = place + 1 < sources.length ? { next: String(place + 1) } : {};
    return ok({ heading: source.of.heading, entries, ...next });
  };
