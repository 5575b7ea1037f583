import type { DynamoDBRecord } from 'aws-lambda';
import { beforeEach, describe, expect, test } from 'vitest';
import { browserCounts, emptyBrowsers } from '#domain/monitoring/counts/browsers.ts';
import { estimatePeople } from '#domain/monitoring/counts/people.ts';
import {
  businessBatch,
  errorsBatch,
  performanceBatch,
  streamRecordOf,
} from '#tests/support/client-batches.ts';
import {
  countsIn,
  FOLDED_AT,
  foldOn,
  raisedGroups,
  recordsOf,
  sequenceOf,
} from '#tests/support/fold-in-memory.ts';
import { type MonitoringInMemory, monitoringInMemory } from '#tests/support/monitoring-in-memory.ts';
import { expectedCounts } from '#tests/support/monitoring-truth.ts';
import { BusinessCounts, businessKey, ErrorsCounts, errorsKey } from '../counters/counter-items.ts';
import { nameOf } from '../counters/counter-store.ts';

const [ONE, OTHER] = ['3f2a9c0d1b7e4856', '00000000000000ff'];
const times = (count: number, fingerprint: string) => Array<string>(count).fill(fingerprint);

let table: MonitoringInMemory;
beforeEach(() => {
  table = monitoringInMemory();
});

describe('a folded batch', () => {
  const batches = [
    errorsBatch(1, '2026-11-21T17:29:00.000Z', 'ann', [ONE, ONE, OTHER]),
    errorsBatch(2, '2026-11-21T17:29:30.000Z', 'bob', [ONE]),
    businessBatch(3, '2026-11-21T04:59:59.000Z', 'ann', ['visit', 'address_copied']),
    performanceBatch(4, '2026-11-21T17:29:00.000Z', [
      ['LCP', '/', 1200],
      ['DNS', '/', 3],
    ]),
  ];

  test('is in the counters of its New York day, its hour and its route', async () => {
    expect(await foldOn(table)('shard-1', recordsOf(batches))).toBeUndefined();
    expect(countsIn(table)).toEqual(expectedCounts(batches));
    expect(countsIn(table)).toMatchObject({
      'business 2026-11-20 23 visit': 1,
      [`errors 2026-11-21 12 ${ONE}`]: 3,
      'vitals 2026-11-21 / LCP': 1,
    });
    expect(countsIn(table)).not.toHaveProperty('vitals 2026-11-21 / DNS');
  });

  test('adds to the number of people with an error and at a step', async () => {
    await foldOn(table)('shard-1', recordsOf(batches));
    const errors = table.counters.get(nameOf(errorsKey('2026-11-21', ONE)))?.counts;
    expect(estimatePeople(errors?.people as Uint8Array)).toBe(2);
    const { people } = BusinessCounts.parse(table.counters.get(nameOf(businessKey('2026-11-20')))?.counts);
    expect(Object.keys(people)).toEqual(['visit']);
  });

  test('adds to the browsers and routes of an error, which stay few however many a stranger invents', async () => {
    const invented = Array.from({ length: 40 }, (_, at) => ({
      ...errorsBatch(at + 10, '2026-11-21T17:29:00.000Z', 'eve', [ONE]),
      userAgent: `Invented/${at}`,
    }));
    await foldOn(table)('shard-1', recordsOf([...batches, ...invented]));
    const counted = table.counters.get(nameOf(errorsKey('2026-11-21', ONE)))?.counts;
    const { b, r } = ErrorsCounts.parse(counted);
    expect(browserCounts(b ?? emptyBrowsers())).toEqual([
      { name: 'Other browsers', count: 40 },
      { name: 'Chrome on Android', count: 3 },
    ]);
    expect(r).toEqual({ '/dashboard': 43 });
  });

  test('adds to counters that an earlier release wrote, without browsers and routes', async () => {
    await foldOn(table)('shard-1', recordsOf(batches.slice(0, 1)));
    const name = nameOf(errorsKey('2026-11-21', ONE));
    const item = table.counters.get(name);
    if (!item) throw new Error('Nothing was counted.');
    const { b: _, r: __, ...counts } = item.counts;
    table.counters.set(name, { ...item, counts });
    await foldOn(table)('shard-1', recordsOf(batches.slice(0, 2)));
    const { b, r } = ErrorsCounts.parse(table.counters.get(name)?.counts);
    expect(browserCounts(b ?? emptyBrowsers())).toEqual([{ name: 'Chrome on Android', count: 1 }]);
    expect(r).toEqual({ '/dashboard': 1 });
  });

  test('is found through its group', async () => {
    await foldOn(table)('shard-1', recordsOf(batches));
    expect([...table.pointers]).toContainEqual([`SEEN#${OTHER}\n${batches[0]?.id}`, '2026-11-21T17']);
    expect(table.pointers.size).toBe(3);
  });

  test('changes nothing when it is delivered again, in the same or in other pieces', async () => {
    const fold = foldOn(table);
    const records = recordsOf(batches);
    await fold('shard-1', records);
    await fold('shard-1', records);
    await fold('shard-1', records.slice(1, 3));
    expect(countsIn(table)).toEqual(expectedCounts(batches));
    expect(raisedGroups(table).map(({ reason }) => reason)).toEqual(['new', 'new']);
  });

  test('may contain messages that end in half a character', async () => {
    const batch = errorsBatch(1, FOLDED_AT.toISOString(), 'ann', [ONE]);
    const [record] = batch.records;
    if (!record) throw new Error('no record');
    const torn = { ...batch, records: [{ ...record, message: `${'x'.repeat(159)}😀`, stack: '\ud83d' }] };
    await foldOn(table)('shard-1', recordsOf([torn]));
    const { message } = table.counters.get(nameOf(errorsKey('2026-11-21', ONE)))?.counts ?? {};
    expect(String(message).isWellFormed()).toBe(true);
    expect(raisedGroups(table)[0]?.message.isWellFormed()).toBe(true);
  });
});

describe('an alarm is raised', () => {
  const hour = (at: number) => new Date(Date.UTC(2026, 10, 21, 17 - at, 10)).toISOString();
  const reasons = () => raisedGroups(table).map(({ reason, countThisHour }) => `${reason} ${countThisHour}`);
  const happen = (at: number, when: string, count: number) =>
    foldOn(table)('shard-1', [
      streamRecordOf(errorsBatch(at, when, 'ann', times(count, ONE)), sequenceOf(at)),
    ]);

  test('for a new group once, and not again while it continues', async () => {
    await happen(1, hour(0), 1);
    await happen(2, hour(0), 1);
    expect(reasons()).toEqual(['new 1']);
    expect(table.groups.get(ONE)).toEqual({ state: 'open', firstSeenAt: hour(0), version: 1 });
  });

  test('for a spike once an hour, compared with the day before', async () => {
    await happen(1, hour(20), 24);
    await happen(2, hour(1), 4);
    await happen(3, hour(0), 19);
    expect(reasons()).toEqual(['new 24']);
    await happen(4, hour(0), 4);
    await happen(5, hour(0), 4);
    expect(reasons()).toEqual(['new 24', 'spike 23']);
  });

  test('when a resolved group comes back, and only for later errors', async () => {
    await happen(1, hour(2), 1);
    const resolved = {
      state: 'resolved',
      firstSeenAt: hour(2),
      stateChangedAt: hour(1),
      version: 2,
    } as const;
    table.groups.set(ONE, resolved);
    await happen(2, hour(2), 1);
    expect(reasons()).toEqual(['new 1']);
    await happen(3, hour(0), 1);
    await happen(4, hour(0), 1);
    expect(reasons()).toEqual(['new 1', 'regressed 1']);
    expect(table.groups.get(ONE)).toMatchObject({ state: 'regressed', stateChangedBy: 'system', version: 3 });
  });

  test('never for an ignored group, which is still counted', async () => {
    await happen(1, hour(2), 1);
    table.groups.set(ONE, { state: 'ignored', firstSeenAt: hour(2), version: 2 });
    await happen(2, hour(0), 100);
    expect(reasons()).toEqual(['new 1']);
    expect(countsIn(table)[`errors 2026-11-21 12 ${ONE}`]).toBe(100);
  });
});

describe('a batch that cannot be read', () => {
  const good = [1, 2, 3].map((at) => businessBatch(at, FOLDED_AT.toISOString(), 'ann', ['visit']));
  const torn = (record: DynamoDBRecord | undefined): DynamoDBRecord => ({
    ...record,
    dynamodb: {
      ...record?.dynamodb,
      NewImage: { ...record?.dynamodb?.NewImage, body: { B: 'bm90IG91cnM=' } },
    },
  });

  test('is reported as failed; the batches before it are counted, and the later ones once it is skipped', async () => {
    const complaints: string[] = [];
    const fold = foldOn(table, undefined, complaints);
    const [first, second, third] = recordsOf(good);
    if (!first || !third) throw new Error('no records');
    const poison = torn(second);
    expect(await fold('shard-1', [first, poison, third])).toBe(poison);
    expect(countsIn(table)['business 2026-11-21 12 visit']).toBe(1);
    expect(await fold('shard-1', [poison])).toBe(poison);
    expect(await fold('shard-1', [third])).toBeUndefined();
    expect(countsIn(table)['business 2026-11-21 12 visit']).toBe(2);
    expect(complaints).toEqual(Array(2).fill('A stored batch cannot be read'));
  });

  test('is counted later by a version that can read it', async () => {
    const fold = foldOn(table);
    const records = recordsOf(good);
    await fold(
      'shard-1',
      [records[0], torn(records[1]), records[2]].flatMap((record) => record ?? []),
    );
    await fold('shard-1', records.slice(1));
    expect(countsIn(table)).toEqual(expectedCounts(good));
  });
});
