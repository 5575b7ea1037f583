import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ExportName } from '#domain/desk/exports.ts';
import { HistoryEntry } from '#domain/history/entry.ts';
import { thingFrom, things, thingText } from '#domain/history/thing.ts';
import { appPaths } from '#domain/kernel/paths.ts';
import { AnyEvent } from '#events/envelope.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';
import { history } from '#lambdas/told.ts';

const exampleOf = (source: string, type: string): AnyEvent => {
  const file = join('../../events', source.replace('skybarrel.', ''), `${type}.example.json`);
  return AnyEvent.parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
};
const sourceOf = (type: string): string => eventCatalogue.find((event) => event.type === type)?.source ?? '';
const isAppPath = (path: string): boolean =>
  appPaths.some((route) =>
    new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(path.replace(/\?.*/, '')),
  );

/** What an event may not bring into the history, as the examples have it: names, addresses, phone numbers, and texts that people typed. */
const personal = [
  'name',
  'ownerName',
  'resetByName',
  'email',
  'ownerEmail',
  'phone',
  'message',
  'question',
  'answer',
  'reason',
];

const told = history.flat();
const lines = told.flatMap(({ contract: { type }, said }) => ('of' in said ? [{ type, of: said.of }] : []));

test.each(eventCatalogue)(
  '$type has one line in the history of its domain, or a reason why not',
  ({ type }) => {
    expect(told.filter(({ contract }) => contract.type === type)).toHaveLength(1);
  },
);

test('only events that exist have a line or a reason', () => {
  expect(told.map(({ contract }) => contract).filter((one) => !eventCatalogue.includes(one))).toEqual([]);
  for (const { said } of told) if ('nothing' in said) expect(said.nothing).toMatch(/^[A-Z].{20,}\.$/);
});

test.each(ExportName.options)('the list of %s has a page', (list) => {
  expect(isAppPath(things.list.path(list))).toBe(true);
});

describe.each(lines)('the line of $type', ({ type, of }) => {
  const example = exampleOf(sourceOf(type), type);
  const entry = of(example);

  test('says who did what with which thing, and when', () => {
    expect(HistoryEntry.parse(entry)).toEqual(entry);
    expect(entry).toMatchObject({ id: example.id, at: example.time });
    expect(entry.by).not.toBe('');
    // It follows a name: `Ann placed a hold`.
    expect(entry.what).toMatch(/^[a-z].{4,}[^.]$/);
    for (const { field } of entry.changes) expect(field).toMatch(/^[A-Z]/);
  });

  test('names a thing that an address can have, and links to a screen that exists', () => {
    expect(thingFrom(thingText(entry.thing))).toEqual(entry.thing);
    const path = things[entry.thing.kind].path?.(entry.thing.id);
    expect(path === undefined || isAppPath(path)).toBe(true);
  });

  test('has no personal data', () => {
    const words = JSON.stringify([entry.what, entry.changes, entry.thing]);
    for (const field of personal) {
      const value = example.data[field];
      if (typeof value === 'string' && value.length > 4) expect(words).not.toContain(value);
    }
  });
});
