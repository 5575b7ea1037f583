import { describe, expect, test } from 'vitest';
import { copies, keptSentence } from '#domain/own-data/kept-papers.ts';
import { keptPapers } from '#lambdas/own-data/kept-papers.ts';
import type { Held } from '#lambdas/runtime/holds.ts';
import { holds, ofPerson } from '#lambdas/told.ts';
import { textOf } from '../support/imports.ts';

const held: readonly (readonly [string, Held])[] = holds.flatMap((of) => Object.entries<Held>(of));
/** `EventArchive` → `EVENT_ARCHIVE_TABLE`. */
const variableOf = (table: string): string => `${table.replace(/(?<=.)(?=[A-Z])/g, '_').toUpperCase()}_TABLE`;
const shown: readonly string[] = ofPerson.map(({ table }) => table);

/** What holds something of people and neither shows it in their file nor is asked to forget, with the reason. */
const apart: Readonly<Record<string, string>> = {
  Users: 'The pool is no table: the account is removed from it after everything else.',
  Payments: 'Ids alone. What was paid is on the invoice.',
  Papers: 'Ids alone. The papers are on the page of the shipment.',
  History: 'Ids alone: the trail that the law asks for.',
  Tasks: 'Ids alone, of those who work here.',
  Telemetry: 'Ids alone, for a month.',
  Quarantine: 'Files that nobody has looked through, for a week.',
  ReleasedFiles:
    'Papers and photos that stay for their days; they are on the pages of shipments and parcels.',
  ExportedFiles: 'Ids alone, for a week.',
  AccessLogs: 'Nobody can tell whose address it is.',
  FailedEvents: 'Whole items that failed, for ninety days; nobody can take one out.',
  EventArchive: 'Ids alone, for ninety days.',
  Lake: 'Ids alone.',
};

test('everything that holds something of people is shown to them and forgotten, or has a reason', () => {
  const ofPeople = held.filter(([, { ofPeople: what }]) => 'what' in what).map(([name]) => name);
  expect(ofPeople.filter((name) => !shown.includes(variableOf(name)) && apart[name] === undefined)).toEqual(
    [],
  );
  // A reason is one only for what is there and is not forgotten.
  expect(
    Object.keys(apart).filter((name) => !ofPeople.includes(name) || shown.includes(variableOf(name))),
  ).toEqual([]);
});

test('what is deleted or stays without its person is that of a domain that forgets', () => {
  const forgetting = held.filter(
    ([, { ofPeople: what }]) =>
      'what' in what && what.forgotten.some(({ how }) => how === 'deleted' || how === 'pseudonym'),
  );
  expect(
    forgetting.map(([name]) => name).filter((name) => name !== 'Users' && !shown.includes(variableOf(name))),
  ).toEqual([]);
});

test('who somebody is goes last, for with it everything else is found', () => {
  expect(ofPerson.at(-1)?.table).toBe('PROFILES_TABLE');
});

describe('a paper that must keep somebody', () => {
  test.each(keptPapers.map((paper) => [keptSentence(paper)] as const))(
    'stands in the guide: %s',
    (sentence) => {
      expect(textOf('docs/operations.md')).toContain(`- ${sentence}`);
    },
  );
});

test.each(copies.map(({ what, days }) => [`- ${what}: ${days} days.`] as const))(
  'a copy that goes by itself stands there with its days: %s',
  (line) => {
    expect(textOf('docs/operations.md')).toContain(line);
  },
);
