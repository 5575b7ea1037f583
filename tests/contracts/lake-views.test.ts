import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lakeTableNames } from '#domain/lake/tables.ts';
import { lakeViewNames, lakeViews } from '#domain/lake/views.ts';
import { AnyEvent } from '#events/envelope.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';

const exampleOf = (type: string): AnyEvent => {
  const contract = eventCatalogue.find((one) => one.type === type);
  if (contract === undefined) throw new Error(`There is no event ${type}.`);
  const folder = contract.source.replace('skybarrel.', '');
  const path = join(import.meta.dirname, '../../events', folder, `${type}.example.json`);
  return AnyEvent.parse(JSON.parse(readFileSync(path, 'utf8')));
};
const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .filter((field) => field !== '')
    .reduce<unknown>((value, field) => (value as Readonly<Record<string, unknown>>)?.[field], data);

test('no view of the lake has the name of a table', () => {
  expect(lakeViewNames.filter((name) => (lakeTableNames as readonly string[]).includes(name))).toEqual([]);
});

describe.each(lakeViewNames)('the view %s', (name) => {
  const columns = Object.entries(lakeViews[name].columns);

  test.each(columns)('has in %s what its events say', (_, { reads }) => {
    for (const { events, path } of reads) {
      const silent = events.filter((type) => valueAt(exampleOf(type).data, path) === undefined);
      expect(silent).toEqual([]);
    }
  });

  test('has one row for each subject of its events', () => {
    const subjects = columns
      .flatMap(([, { reads }]) => reads.flatMap(({ events }) => events))
      .map((type) => exampleOf(type).subject);
    expect(new Set(subjects).size).toBe(1);
  });
});
