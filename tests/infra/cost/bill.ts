import { domains } from '#infra/domains/index.ts';
import { idOf } from '#infra/house.ts';
import type { Cloud, Resource } from '../cloud.ts';
import { idlePrices } from './prices.ts';

/** A stage with the settings that docs/deploy.md gives to `production`, and with both firewalls, as production has them. */
export const documented = {
  name: 'test',
  domain: 'ship.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
  sesIdentity: 'example.com',
  mailFrom: 'hello@example.com',
  alarmMail: 'ops@example.com',
  whatsAppNumberId: `phone-number-id-${'0'.repeat(32)}`,
  whatsAppAccountId: `waba-${'0'.repeat(32)}`,
  edgeFirewall: true,
  userPoolFirewall: true,
};

const priceIn = (cloud: Cloud) => (one: Resource) => idlePrices[one.type]?.(one, cloud) ?? 0;

const total = (resources: readonly Resource[], cloud: Cloud): number =>
  resources.map(priceIn(cloud)).reduce((sum, dollars) => sum + dollars, 0);

const dearestFirst = (lines: readonly (readonly [string, number])[]) =>
  lines.filter(([, dollars]) => dollars > 0).toSorted((a, b) => b[1] - a[1]);

/** Dollars of a month without any use, by type of resource, the most expensive first. */
export const billOf = (cloud: Cloud): ReadonlyMap<string, number> => {
  const byType = Map.groupBy(cloud.resources, ({ type }) => type);
  return new Map(dearestFirst([...byType].map(([type, all]) => [type, total(all, cloud)] as const)));
};

export const sumOf = (bill: ReadonlyMap<string, number>): number =>
  [...bill.values()].reduce((a, b) => a + b, 0);

/**
 * Dollars of a month without any use that each domain brings, and each of its rooms: the ids of what it has begin with its name. A
 * domain with rooms has for itself what belongs to none of them.
 */
export const billByDomain = (cloud: Cloud): ReadonlyMap<string, number> => {
  const begins = domains
    .flatMap(({ name, rooms = {} }) => [...Object.keys(rooms).map((room) => `${name}/${room}`), name])
    .map((name) => [name, idOf(name)] as const);
  const byDomain = Map.groupBy(
    cloud.resources,
    ({ id }) => begins.find(([, start]) => id.split('.')[1]?.startsWith(start))?.[0] ?? '',
  );
  byDomain.delete('');
  return new Map(dearestFirst([...byDomain].map(([domain, all]) => [domain, total(all, cloud)] as const)));
};
