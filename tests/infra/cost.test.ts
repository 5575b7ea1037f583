import { describe, expect, it } from 'vitest';
import { domains } from '#infra/domains/index.ts';
import { idle } from '#infra/expected-bill.ts';
import { synthesize } from './cloud.ts';
import { billByDomain, billOf, documented, sumOf } from './cost/bill.ts';
import { anAlarm, idlePrices, pollsOfAQueue } from './cost/prices.ts';
import { runsAMonth } from './cost/schedules.ts';

const cloud = synthesize();

/** The domains that production's limit was set for (docs/decisions/0110). Each one more may cost what a domain may. */
const DOMAINS_THEN = 22;
const domain = 0.5;

/** Dollars a month: for a stage with the defaults, with what production turns on, and for a domain or a room more. */
const limits = {
  defaults: idle.alone,
  production: 25.5 + domain * Math.max(0, domains.length - DOMAINS_THEN),
  domain,
};

const show = (which: string, bill: ReadonlyMap<string, number>): void => {
  const lines = [...bill].map(([type, dollars]) => `  ${type.padEnd(34)} ${dollars.toFixed(2).padStart(6)}`);
  console.log([`${which}: $${sumOf(bill).toFixed(2)} a month`, ...lines].join('\n'));
};

describe('a month without any use, at list prices without free tiers', () => {
  it('has a known price for everything that is deployed', () => {
    const unknown = cloud.resources.filter(({ type }) => !idlePrices[type]).map(({ type }) => type);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it(`costs no more than ${limits.defaults} dollars`, () => {
    const bill = billOf(cloud);
    show('idle', bill);
    expect(sumOf(bill)).toBeGreaterThan(5);
    expect(sumOf(bill)).toBeLessThanOrEqual(limits.defaults);
  });

  it(`costs no more than ${limits.production} dollars with everything that production turns on`, () => {
    const bill = billOf(synthesize(documented));
    show('idle, as production', bill);
    expect(sumOf(bill)).toBeLessThanOrEqual(limits.production);
  });

  it('grows with each firewall by what the default budget adds for it', () => {
    const more = (settings: object) =>
      sumOf(billOf(synthesize({ name: 'test', ...settings }))) - sumOf(billOf(cloud));
    // And its alarm.
    expect(more({ edgeFirewall: true })).toBeCloseTo(idle.edgeFirewall + anAlarm);
    expect(more({ userPoolFirewall: true })).toBeCloseTo(idle.userPoolFirewall);
  });

  it(`costs at most ${limits.domain} dollars for each domain or room, except those whose queue is polled`, () => {
    const bill = billByDomain(cloud);
    show('a domain', bill);
    for (const { name } of domains) expect([...bill.keys()]).toContain(name);
    const dear = [...bill].filter(([, dollars]) => dollars > limits.domain).map(([domain]) => domain);
    expect(dear.toSorted()).toEqual(['notifications', 'telemetry']);
    for (const domain of dear) expect(bill.get(domain)).toBeLessThanOrEqual(limits.domain + pollsOfAQueue);
  });
});

describe('a schedule', () => {
  it.each([
    ['rate(5 minutes)', 8640],
    ['rate(1 day)', 30],
    ['cron(30 7 * * ? *)', 30],
    ['cron(0/10 7 * * ? *)', 180],
    ['cron(*/20 2-5 * * ? *)', 360],
    ['cron(0 1,13 * * ? *)', 60],
    ['', 0],
  ])('of %j runs %d times a month', (expression, runs) => {
    expect(runsAMonth(expression)).toBe(runs);
  });

  it('with an unknown expression is refused', () => {
    expect(() => runsAMonth('at(noon)')).toThrow(/at\(noon\)/);
  });
});
