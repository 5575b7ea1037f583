import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AnyEvent, compose } from '#events/envelope.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';

const eventsDir = join(import.meta.dirname, '../../events');
const files = readdirSync(eventsDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.v\d+\.ts$/.test(file),
);
const domainOf = (source: string): string => source.replace('skybarrel.', '');
/** `mailbox-assigned.v1` → `MailboxAssignedV1`, as the contract is called in code. */
const contractName = (type: string): string =>
  type.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase());

const lambdasDir = join(import.meta.dirname, '../../lambdas');
const lambdas = readdirSync(lambdasDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(lambdasDir, file), 'utf8') }));

describe('the catalogue of events', () => {
  test('lists every event file, and no other', () => {
    const named = eventCatalogue.map(({ source, type }) => `${domainOf(source)}/${type}.ts`);
    expect(named.toSorted()).toEqual(files.toSorted());
  });

  test('has no two events with the same name', () => {
    expect(new Set(eventCatalogue.map(({ type }) => type)).size).toBe(eventCatalogue.length);
  });

  describe.each(eventCatalogue)('$type', (contract) => {
    const path = join(eventsDir, domainOf(contract.source), `${contract.type}.example.json`);

    test('has an example that parses and loses nothing', () => {
      expect(existsSync(path)).toBe(true);
      const example: unknown = JSON.parse(readFileSync(path, 'utf8'));
      expect(contract.schema.parse(example)).toEqual(example);
    });

    test('is composed as its example is', () => {
      const example = AnyEvent.parse(JSON.parse(readFileSync(path, 'utf8')));
      const { id, subject, aggregateVersion: version, time: at, correlationId } = example;
      const data = example.data as never;
      expect(compose(contract, { subject, version, at, data }, { newId: () => id, correlationId })).toEqual(
        example,
      );
    });

    test('is published by its own domain, and by no other', () => {
      const composes = new RegExp(`\\bcompose\\(\\s*${contractName(contract.type)}\\b`);
      const publishers = lambdas
        .filter(({ source }) => composes.test(source))
        .map(({ file }) => file.split('/')[0]);
      expect([...new Set(publishers)]).toEqual([domainOf(contract.source)]);
    });

    test.each(['id', 'subject', 'aggregateVersion', 'time', 'correlationId', 'data'])(
      'refuses to be without %s',
      (key) => {
        const example = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
        delete example[key];
        expect(contract.schema.safeParse(example).success).toBe(false);
      },
    );
  });
});
