import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HistoryEntry } from '#domain/history/entry.ts';
import { thingFrom, things, thingText } from '#domain/history/thing.ts';
import { appPaths } from '#domain/kernel/paths.ts';
import { AnyEvent } from '#events/envelope.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';
import { lines, withoutLine } from '#lambdas/history/lines/index.ts';

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

test.each(eventCatalogue)(
  '$type has one line in lambdas/history/lines, or a reason why not in `withoutLine` of its index.ts',
  ({ type }) => {
    const declared = [...lines.map((line) => line.type), ...Object.keys(withoutLine)];
    expect(declared.filter((one) => one === type)).toHaveLength(1);
  },
);

test('only events that exist have a line or a reason', () => {
  const types = eventCatalogue.map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining([...lines.map(({ type }) => type), ...Object.keys(withoutLine)]),
  );
  for (const reason of Object.values(withoutLine)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
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
