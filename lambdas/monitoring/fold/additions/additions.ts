import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { CountedHour, countedHourKey } from '../../../batches/counted-hours.ts';
import { expires } from '../../../runtime/table/expires.ts';
import type { FoldedBatch } from '../folded-batch.ts';
import type { Addition } from './addition.ts';
import { businessAdditions } from './business.ts';
import { errorAdditions } from './errors.ts';
import { missedAdditions } from './missed.ts';
import { postVitalsAdditions } from './post-vitals.ts';
import { postAdditions } from './posts.ts';
import { vitalsAdditions } from './vitals.ts';

const lakeAddition = ({ hour, kind }: FoldedBatch): Addition => ({
  key: countedHourKey(hour, kind),
  expiresAt: expires(new Date(`${hour}:00:00Z`), 'hourCount'),
  add: (counts) => ({ batches: (counts ? CountedHour.parse(counts).batches : 0) + 1 }),
});

const contentAdditions = (content: AnyClientBatch): Addition[] => {
  switch (content.kind) {
    case 'performance':
      return [...vitalsAdditions(content), ...postVitalsAdditions(content)];
    case 'business':
      return [...businessAdditions(content), ...postAdditions(content), ...missedAdditions(content)];
    case 'errors':
      return errorAdditions(content);
  }
};

/** All additions of a batch, at most one for each item. */
export const additionsOf = (batch: FoldedBatch): Addition[] => [
  lakeAddition(batch),
  ...(batch.content ? contentAdditions(batch.content) : []),
];
