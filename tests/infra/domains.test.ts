import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#domain/endpoints.ts';
import { presentType } from '#events/earlier-versions.ts';
import { domains } from '#infra/domains/index.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';
import { announcements, waiting } from '#lambdas/told.ts';
import { at, entryOf, handlerEntries, type Resource, synthesize, withAllOptions } from './cloud.ts';

const root = join(import.meta.dirname, '../..');
const cloud = synthesize();
const everything = synthesize(withAllOptions);
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const names = domains.map(({ name }) => name);

/** A file and what it imports from its own folder, by path. */
const ownSources = (file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (seen.has(file)) return seen;
  const text = read(file);
  seen.set(file, text);
  for (const [, path = ''] of text.matchAll(/from '((?:\.|\.\.(?!\/(?:runtime|told)))\/[\w/-]+\.ts)'/g))
    ownSources(join(dirname(file), path), seen);
  return seen;
};

describe('a domain', () => {
  it('with a function in lambdas has a file in infra/domains, which declares it and nothing else', () => {
    const files = readdirSync(join(root, 'infra/domains')).map((file) => file.replace(/\.ts$/, ''));
    expect(names.toSorted()).toEqual(files.filter((file) => file !== 'index').toSorted());
    const withFunctions = new Set(handlerEntries().map((entry) => entry.slice(0, entry.indexOf('/'))));
    expect(names.toSorted()).toEqual([...withFunctions].toSorted());
  });

  it('is named by no stack, and nothing in infra imports it: the list reads the folder', () => {
    for (const file of readdirSync(join(root, 'infra/stacks'))) {
      const words = read('infra/stacks', file)
        .replaceAll(/^ *(\/\*\*|\*|\/\/).*$/gm, '')
        .match(/[A-Za-z]+/g);
      expect(words?.filter((word) => names.includes(word.toLowerCase())) ?? [], file).toEqual([]);
    }
    const imports = /from '[^']*domains\/(?!index\.ts)/;
    const amongThemselves = /from '\.\/[\w-]+\.ts'/;
    const importing = readdirSync(join(root, 'infra'), { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        (file.startsWith('domains/') ? amongThemselves : imports).test(read('infra', file)),
    );
    expect(importing).toEqual([]);
  });
});

describe('an event on the bus', () => {
  const rules = cloud
    .ofType('AWS::Events::Rule')
    .filter((rule) => rule.to('EventBusName')?.type === 'AWS::Events::EventBus');

  /** Entries of the functions that a target leads to: the target itself, or the functions that read its queue. */
  const entriesBehind = (target: Resource | undefined): string[] => {
    const fed = cloud
      .ofType('AWS::Lambda::EventSourceMapping')
      .filter((one) => one.to('EventSourceArn')?.id === target?.id)
      .map((one) => one.to('FunctionName'));
    const functions = target?.type === 'AWS::Lambda::Function' ? [target] : fed;
    return functions.map((fn) => entryOf(fn));
  };

  const heard = rules.flatMap((rule) =>
    rule
      .list('EventPattern.detail-type')
      .flatMap((type) =>
        rule
          .list('Targets')
          .flatMap((target) =>
            entriesBehind(cloud.behind(at(target, 'Arn'))).map((entry) => [String(type), entry] as const),
          ),
      ),
  );

  it.each(heard)('%s is handled by %s, which gets it', (sent, entry) => {
    const type = presentType(sent);
    const contract = type.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase());
    const source = [...ownSources(`lambdas/${entry}.handler.ts`)].map(([, text]) => text).join('\n');
    // A function that also has a schedule reads what has changed and does not look at the event.
    const hears = new RegExp(`\\b(schedule\\(|(bus|on)\\(\\s*${contract}\\b)`);
    /** What a hub takes from the list of all domains, and has something for this event in it. */
    const takes = (list: string, types: readonly string[]): boolean =>
      new RegExp(`import \\{[^}]*\\b${list}\\b[^}]*\\} from '[./]*told\\.ts'`).test(source) &&
      types.includes(type);
    const told =
      takes(
        'announcements',
        announcements.flat().map((one) => one.type),
      ) ||
      takes(
        'waiting',
        waiting.flatMap(({ events }) => events.map(({ contract: one }) => one.type)),
      );
    expect(told || hears.test(source), `${entry} has nothing for ${contract}`).toBe(true);
  });

  it('is in the catalogue', () => {
    const types = new Set(eventCatalogue.map(({ type }) => type));
    expect(heard.filter(([type]) => !types.has(presentType(type)))).toEqual([]);
  });

  it('has a listener beside the lake, unless its contract says why nobody is told', () => {
    const listened = new Set(heard.map(([type]) => type));
    const unheard = eventCatalogue.filter(
      ({ type, notifies }) => 'people' in notifies && !listened.has(type),
    );
    expect(unheard).toEqual([]);
  });
});

describe('a queue', () => {
  it('is in the data stack, so that nothing that sends to it or counts it waits for who reads it', () => {
    const queues = everything.ofType('AWS::SQS::Queue');
    expect(queues.length).toBeGreaterThan(5);
    for (const { id, stack } of queues) expect(stack, id).toBe('data');
  });
});

describe('room to grow', () => {
  /** Limits of CloudFormation and API Gateway, with room for more domains before they are reached. */
  const limits = { resourcesInAStack: 500, routes: 300, rules: 300 };
  const enough = 0.8;
  const moreDomains = 5;
  /** A domain more brings as much as those that stand do on average. */
  const withMore = (count: number): number => count * (1 + moreDomains / Object.keys(allEndpoints).length);

  it(`is in every stack and in the API`, () => {
    const stacks = [...Map.groupBy(everything.resources, ({ stack }) => stack)]
      .map(([stack, { length }]) => [stack, length] as const)
      .toSorted((one, other) => other[1] - one[1]);
    const routes = everything.ofType('AWS::ApiGatewayV2::Route').length;
    const rules = everything.ofType('AWS::Events::Rule').filter((rule) => rule.to('EventBusName')).length;
    console.log(
      [
        ...stacks.map(([stack, count]) => `${stack}: ${count} of ${limits.resourcesInAStack} resources`),
        `api: ${routes} of ${limits.routes} routes`,
        `bus: ${rules} of ${limits.rules} rules`,
      ].join('\n'),
    );
    for (const [stack, count] of stacks)
      expect(withMore(count), stack).toBeLessThan(limits.resourcesInAStack);
    expect(withMore(routes)).toBeLessThan(limits.routes * enough);
    expect(rules).toBeLessThan(limits.rules * enough);
  });
});
