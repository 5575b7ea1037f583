import { BulkContinuedV1 } from '#events/desk/bulk-continued.v1.ts';
import { BulkFinishedV1 } from '#events/desk/bulk-finished.v1.ts';
import { BulkStartedV1 } from '#events/desk/bulk-started.v1.ts';
import { compose } from '#events/envelope.ts';
import type { StoredBulk } from '../store/bulk-items.ts';
import type { WholeBulk } from '../store/bulk-store.ts';

interface Origin {
  readonly newId: () => string;
  readonly correlationId: string;
}

const facts = ({ id, version, changedAt }: StoredBulk) => ({ subject: id, version, at: changedAt });

export const startedEvent = (bulk: StoredBulk, origin: Origin) =>
  compose(
    BulkStartedV1,
    { ...facts(bulk), data: { bulk: bulk.id, do: bulk.act.do, rows: bulk.rows.length, by: bulk.by } },
    origin,
  );

/** `by`: a user id, or `system`. */
export const continuedEvent = (bulk: StoredBulk, by: string, origin: Origin) =>
  compose(BulkContinuedV1, { ...facts(bulk), data: { bulk: bulk.id, by } }, origin);

export const finishedEvent = ({ bulk, results }: WholeBulk, origin: Origin) => {
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  return compose(
    BulkFinishedV1,
    {
      ...facts(bulk),
      data: {
        bulk: bulk.id,
        do: bulk.act.do,
        by: bulk.by,
        changed: count('changed'),
        already: count('already'),
        refused: count('refused'),
      },
    },
    origin,
  );
};
