import type { AcceptedError } from '#domain/telemetry/batch.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';
import { pointerKey } from '../counters/counter-items.ts';
import type { SampleItem } from '../counters/group-items.ts';
import type { FoldedBatch } from './folded-batch.ts';

/** A group that occurs in one hour (UTC) of these batches. */
export interface GroupSighting {
  readonly fingerprint: string;
  readonly hour: string;
  /** The last occurrence in that hour and these batches, ISO 8601. */
  readonly at: string;
  readonly route: string;
  /** The batch that holds it. */
  readonly batchId: string;
  readonly sample: SampleItem;
}

/** A pointer to records of a group. */
export interface GroupPointer {
  readonly key: ItemKey;
  readonly hour: string;
}

/** Characters of a text in the example. The complete record is in its batch. */
const SAMPLE_TEXT_LIMIT = 4000;

/** Repairs half surrogate pairs, which browsers do send and DynamoDB refuses. */
const storable = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      typeof part === 'string' ? part.slice(0, SAMPLE_TEXT_LIMIT).toWellFormed() : part,
    ),
  );

const sampleOf = (record: AcceptedError, userAgent: string): SampleItem => {
  const { message, stack, component, action, route, facts } = record;
  return storable({ message, stack, component, action, userAgent, route, facts });
};

/** The groups of these batches by hour, oldest first, each once an hour. */
export const sightingsOf = (batches: readonly FoldedBatch[]): readonly GroupSighting[] => {
  const sightings = new Map<string, GroupSighting>();
  for (const { content, id: batchId } of batches) {
    if (content?.kind !== 'errors') continue;
    const { receivedAt: at, userAgent } = content;
    const hour = at.slice(0, 13);
    for (const record of content.records) {
      const { fingerprint, route } = record;
      const name = `${fingerprint} ${hour}`;
      const known = sightings.get(name);
      if (known && known.at >= at) continue;
      const sample = known?.sample ?? sampleOf(record, userAgent);
      sightings.set(name, { fingerprint, hour, at, route, batchId, sample });
    }
  }
  return [...sightings.values()].toSorted((one, other) => one.hour.localeCompare(other.hour));
};

/** One pointer for each group of each batch. */
export const pointersOf = (batches: readonly FoldedBatch[]): readonly GroupPointer[] =>
  batches.flatMap(({ content, hour, id }) =>
    content?.kind === 'errors'
      ? [...new Set(content.records.map(({ fingerprint }) => fingerprint))].map((fingerprint) => ({
          key: pointerKey(fingerprint, id),
          hour,
        }))
      : [],
  );
