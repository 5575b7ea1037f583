import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { partitionColumns } from '#domain/lake/files.ts';
import { lakeTableNames, lakeTables } from '#domain/lake/tables.ts';
import { batchKinds } from '#domain/telemetry/batch.ts';
import example from '#events/mailboxes/mailbox-assigned.v2.example.json' with { type: 'json' };
import { encodeBatch, encodeEvent } from '#lambdas/batches/codec.ts';
import { rowsOf } from '#lambdas/batches/rows.ts';
import { errorsAt, idAt, type LakeWorld, metricAt, startLakeWorld, visitAt } from './lake.world.ts';

const NOW = '2026-11-03T19:02:00.000Z';
const FIVE_MINUTES = 300_000;
/** The example event happened in the hour before. */
const event = { ...example, specversion: '1.0' as const };

let lake: LakeWorld;
beforeEach(async () => {
  lake = await startLakeWorld(NOW);
});
afterEach(() => lake.stop());

const countsOf = async () => {
  const counts = lakeTableNames.map((name) => `(select count(*) from ${name})`).join(', ');
  const { rows } = await lake.sql(`select ${counts}`);
  return Object.fromEntries(lakeTableNames.map((name, at) => [name, rows[0]?.[at]]));
};
const storeSome = async () => {
  await lake.store(errorsAt('2026-11-03T18:10:00.000Z', 1), errorsAt('2026-11-03T19:00:00.000Z', 2));
  await lake.store(metricAt('2026-11-03T19:00:00.000Z', 3, 2400), visitAt('2026-11-03T19:00:00.000Z', 4));
  await lake.keep(event);
  await lake.count();
};
const some = { errors: 4, performance: 1, business: 1, domain_events: 1 };

describe('the lake can be queried with SQL', () => {
  test('record by record, for every kind, by the hour', async () => {
    await storeSome();
    expect(await lake.roll()).toEqual({ rolled: 5, left: 0 });
    expect(await countsOf()).toEqual(some);
    const { columns, rows } = await lake.sql(
      `select dt, hour, count(*) as errors from errors where dt = '2026-11-03' and hour >= 18 group by dt, hour order by hour`,
    );
    expect(columns).toEqual(['dt', 'hour', 'errors']);
    expect(rows).toEqual([
      ['2026-11-03', 18, 2],
      ['2026-11-03', 19, 2],
    ]);
  });

  test('with Athena’s functions for JSON, instants and estimates', async () => {
    await storeSome();
    await lake.roll();
    const { rows } = await lake.sql(
      `select json_extract_scalar(facts, '$["a.b"]'), json_extract_scalar(facts, '$.tab'),
        date_diff('minute', from_iso8601_timestamp(received_at), from_iso8601_timestamp('2026-11-03T19:00:00Z'))
        from errors where stack is not null order by received_at limit 1`,
    );
    expect(rows).toEqual([['1', 'second', 50]]);
    const estimates = await lake.sql(
      'select approx_distinct(person), approx_percentile(value, 0.75) from performance',
    );
    expect(estimates.rows).toEqual([[1, 2400]]);
    const local = `at_timezone(from_iso8601_timestamp(received_at), 'America/New_York')`;
    expect((await lake.sql(`select hour(${local}), hour from performance`)).rows).toEqual([[14, 19]]);
    const mailbox = await lake.sql(
      `select json_extract_scalar(data, '$.mailboxNumber') from domain_events where type = 'mailbox-assigned.v2'`,
    );
    expect(mailbox.rows).toEqual([['10001']]);
  });

  test('even while it is empty', async () => {
    expect(await lake.roll()).toEqual({ rolled: 0, left: 0 });
    expect(await countsOf()).toEqual({ errors: 0, performance: 0, business: 0, domain_events: 0 });
  });

  test('and the query can read nothing else', async () => {
    await expect(lake.sql("select * from read_text('/etc/hostname')")).rejects.toThrow(/disabled/);
    await expect(lake.sql('install httpfs')).rejects.toThrow();
    await expect(lake.sql('selekt 1')).rejects.toThrow(/syntax error at or near "selekt"/);
  });
});

describe('the lake has exactly once', () => {
  test('an event that the bus delivers twice', async () => {
    await lake.keep(event);
    await lake.keep(event);
    await lake.count();
    await lake.roll();
    expect(await countsOf()).toMatchObject({ domain_events: 1 });
  });

  test('a late batch, and only its hour is written again', async () => {
    await storeSome();
    await lake.roll();
    await lake.store(errorsAt('2026-11-03T18:20:00.000Z', 9));
    await lake.count();
    const before = await lake.files();
    expect(await lake.roll()).toEqual({ rolled: 1, left: 0 });
    expect(await lake.files()).toEqual(before);
    expect(await countsOf()).toEqual({ ...some, errors: 6 });
    expect(await lake.roll()).toEqual({ rolled: 0, left: 0 });
  });

  test('batches of a run that died before it recorded what it had written', async () => {
    await storeSome();
    const dying = async () => {
      throw new Error('Killed');
    };
    const progress = { saveRolled: dying, releaseLock: dying };
    await expect(lake.roll({ progress })).rejects.toThrow('Killed');
    lake.advance(FIVE_MINUTES);
    expect(await lake.roll()).toEqual({ rolled: 5, left: 0 });
    expect(await countsOf()).toEqual(some);
  });

  test('batches of two concurrent runs, of which only the first one writes', async () => {
    await storeSome();
    let second: unknown;
    await lake.roll({
      write: async (...hour) => {
        second ??= await lake.roll();
        await lake.write(...hour);
      },
    });
    expect(second).toEqual({ rolled: 0, left: 5 });
    expect(await countsOf()).toEqual(some);
  });

  test('a batch that the fold counts only after the file was written', async () => {
    await lake.store(errorsAt('2026-11-03T19:00:00.000Z', 1));
    await lake.count();
    await lake.store(errorsAt('2026-11-03T19:01:00.000Z', 2));
    await lake.roll();
    await lake.count();
    expect(await lake.roll()).toEqual({ rolled: 0, left: 0 });
    expect(await countsOf()).toMatchObject({ errors: 4 });
  });
});

describe('other hours are written', () => {
  test('when one hour cannot be read, and then the run fails, so that an alarm is raised', async () => {
    await storeSome();
    const hour = '2026-11-03T17';
    await lake.storeRaw({ kind: 'errors', hour, id: idAt(NOW, 77), n: 1, body: new Uint8Array([1, 2]) });
    await lake.count();
    await expect(lake.roll()).rejects.toThrow('1 hours did not reach the lake');
    expect(await countsOf()).toEqual(some);
    expect(lake.problems).toContain('An hour did not reach the lake');
  });

  test('by the next run when the time of a run is over, the oldest first', async () => {
    await storeSome();
    let asked = 0;
    const millisecondsLeft = () => {
      asked += 1;
      return asked > 4 ? 30_000 : 150_000;
    };
    const first = await lake.roll({ millisecondsLeft });
    expect(first).toMatchObject({ left: expect.any(Number) });
    expect(first.left).toBeGreaterThan(0);
    expect((await lake.files())[0]).toContain('hour=18');
    expect(await lake.roll()).toEqual({ rolled: first.left, left: 0 });
    expect(await countsOf()).toEqual(some);
  });

  test('an hour whose batches begin to expire is not written again', async () => {
    await lake.store(errorsAt('2026-10-04T18:59:00.000Z', 1));
    await lake.count();
    expect(await lake.roll()).toEqual({ rolled: 0, left: 0 });
  });
});

describe('columns', () => {
  const bodies = {
    errors: encodeBatch(errorsAt(NOW, 1)),
    performance: encodeBatch(metricAt(NOW, 1, 1)),
    business: encodeBatch(visitAt(NOW, 1)),
    events: encodeEvent(event),
  };

  test.each(batchKinds)('of every row of %s are the columns of its table', (kind) => {
    const tables = lakeTableNames.map((name) => Object.keys(lakeTables[name].columns).toSorted());
    for (const row of rowsOf(kind, bodies[kind])) expect(tables).toContainEqual(Object.keys(row).toSorted());
  });

  test.each(lakeTableNames)(
    'of the view %s are the columns of the table, with and without rows',
    async (name) => {
      const names = [...Object.keys(lakeTables[name].columns), ...Object.keys(partitionColumns)];
      const shown = async () => (await lake.sql(`describe ${name}`)).rows.map(([column]) => column);
      expect(await shown()).toEqual(names);
      await storeSome();
      await lake.roll();
      expect(await shown()).toEqual(names);
    },
  );
});
