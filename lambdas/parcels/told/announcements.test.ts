import { expect, test } from 'vitest';
import { sampleTrace } from '#domain/parcels/testing/sample-trace.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import changedExample from '#events/parcels/parcel-trace-changed.v1.example.json' with { type: 'json' };
import { ParcelTraceChangedV1 } from '#events/parcels/parcel-trace-changed.v1.ts';
import { announcements } from './announcements.ts';

const asked = ParcelTraceChangedV1.schema.parse({
  ...changedExample,
  data: { ...changedExample.data, what: 'asked', state: 'OPEN' },
});

/** What the account says of a search that was asked for, when its event is heard at an instant. */
const linesAt = (now: string, known = sampleTrace): readonly string[] => {
  const told = announcements.find(({ type }) => type === asked.type);
  const facts = { known: { ...known, ownerId: asked.data.ownerId }, now: new Date(now) };
  return (
    told
      ?.partsOf(asked, defaultBrand, defaultCapabilities, facts)
      .flatMap(({ lines = [], soon = [] }) => [
        ...lines.map(({ body }) => body),
        ...soon.map(({ said }) => said.body),
      ]) ?? []
  );
};

test('an answer is promised as long as its day is to come, and nothing while there is no search any more', () => {
  const promised = linesAt(sampleTrace.createdAt).join(' ');
  expect(promised).toContain('You will have our answer by');
  const late = linesAt(new Date(Date.parse(sampleTrace.promisedBy) + 1000).toISOString()).join(' ');
  expect(late).toContain('It takes us longer than we said.');
  expect(late).not.toContain('You will have our answer by');
  expect(linesAt(sampleTrace.createdAt, { ...sampleTrace, state: 'FOUND' })).toEqual([]);
});
