import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { presentType, typesReadAs } from '#events/earlier-versions.ts';
import { AnyEvent, compose } from '#events/envelope.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';

const eventsDir = join(import.meta.dirname, '../../events');
const files = readdirSync(eventsDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.v\d+\.ts$/.test(file),
);
const domainOf = (source: string): string => source.replace('skybarrel.', '');
/** `mailbox-assigned.v2` → `MailboxAssignedV2`, as the contract is called in code. */
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

/** Words of fields that would say something of a person. Text that somebody typed may, too. */
const personalWords = new Set(
  'address answer birth city comment contact description email line lines mail message name names note number passport phone question reason street text title words zip'.split(
    ' ',
  ),
);

/** Fields that sound personal and are not, and fields with any content, with why they have nothing of a person. */
const notPersonal: Readonly<Record<string, string>> = {
  'error-group-raised.v1 message':
    'What a browser says of an error; e-mail addresses and numbers are taken out before it is stored.',
  'quote-changed.v1 changed.*.before':
    'Only the status, who works on it, and the quotes before and after are told with their values.',
  'quote-changed.v1 changed.*.after':
    'Only the status, who works on it, and the quotes before and after are told with their values.',
  'shipment-changed.v1 changed.*.before': 'Fields with personal data are named without their values.',
  'shipment-changed.v1 changed.*.after': 'Fields with personal data are named without their values.',
};

interface SchemaDef {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly in?: Schema;
  readonly checks?: readonly unknown[];
}
interface Schema {
  readonly _zod: { readonly def: SchemaDef };
}

/** The fields with free text in a schema, `changed.*.before`. A text of a fixed form, such as a tracking number, has a check. */
const freeTexts = ({ _zod: { def } }: Schema, path = ''): readonly string[] => {
  if (def.type === 'string') return (def.checks ?? []).length > 0 ? [] : [path];
  const below = Object.entries(def.shape ?? {}).map(([name, part]) => [name, part] as const);
  const inside = [def.innerType, def.in, def.element, ...(def.options ?? [])];
  return [
    ...below.flatMap(([name, part]) => freeTexts(part, path === '' ? name : `${path}.${name}`)),
    ...inside.flatMap((part) => (part === undefined ? [] : freeTexts(part, path))),
    ...(def.valueType === undefined ? [] : freeTexts(def.valueType, `${path}.*`)),
  ];
};

const soundsPersonal = (path: string): boolean =>
  path.includes('*') ||
  path
    .replaceAll(/[A-Z]/g, (letter) => `.${letter.toLowerCase()}`)
    .split('.')
    .some((word) => personalWords.has(word));

describe('events carry ids', () => {
  const found = eventCatalogue.flatMap(({ type, schema }) =>
    freeTexts(schema as unknown as Schema)
      .filter((path) => path.startsWith('data.'))
      .map((path) => path.replace('data.', ''))
      .filter(soundsPersonal)
      .map((path) => `${type} ${path}`),
  );

  test('and no name, address, phone number or text of a person', () => {
    expect(found.toSorted()).toEqual(Object.keys(notPersonal).toSorted());
    for (const reason of Object.values(notPersonal)) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });
});

describe('an event of an earlier version', () => {
  const present = eventCatalogue.filter(({ type }) => typesReadAs(type).length > 1);

  test('is never published any more', () => {
    const types = eventCatalogue.map(({ type }) => type);
    expect(present.length).toBeGreaterThan(0);
    for (const { type } of present)
      for (const earlier of typesReadAs(type).filter((one) => one !== type)) {
        expect(types).not.toContain(earlier);
        expect(presentType(earlier)).toBe(type);
      }
  });

  test.each(present)('is read as $type, without what only it had', ({ type, schema, source }) => {
    const path = join(eventsDir, domainOf(source), `${type}.example.json`);
    const example = AnyEvent.parse(JSON.parse(readFileSync(path, 'utf8')));
    const [earlier] = typesReadAs(type);
    const old = { ...example, type: earlier, data: { ...example.data, name: 'Sample', email: 'a@b.test' } };
    expect(schema.parse(old)).toEqual(example);
    expect(AnyEvent.parse(old).type).toBe(type);
  });
});
