import { describe, expect, it } from 'vitest';
import { type Cloud, houseFunctions, synthesize } from './cloud.ts';
import { anAlarm, idlePrices, pollsOfAQueue } from './prices.ts';
import { runsAMonth } from './schedules.ts';

const cloud = synthesize();

/**
 * Dollars a month: for a stage with the defaults, with what production turns on, and with all future domains. The first two leave
 * room for one domain more, which brings an alarm or a few, so that a new one does not begin with a red test.
 */
const limits = { defaults: 18, production: 25, sixteenDomains: 19 };

/** Dollars a month by type, the most expensive first. */
const billOf = (of: Cloud): ReadonlyMap<string, number> => {
  const byType = Map.groupBy(of.resources, ({ type }) => type);
  const lines = [...byType].map(
    ([type, all]) => [type, all.reduce((sum, one) => sum + (idlePrices[type]?.(one, of) ?? 0), 0)] as const,
  );
  return new Map(lines.filter(([, dollars]) => dollars > 0).toSorted((a, b) => b[1] - a[1]));
};
const sumOf = (bill: ReadonlyMap<string, number>): number => [...bill.values()].reduce((a, b) => a + b, 0);
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
    expect(sumOf(bill)).toBeGreaterThan(10);
    expect(sumOf(bill)).toBeLessThanOrEqual(limits.defaults);
  });

  it(`costs no more than ${limits.production} dollars with everything that production turns on`, () => {
    const bill = billOf(
      synthesize({
        name: 'test',
        alarmMail: 'ops@example.com',
        userPoolFirewall: true,
      }),
    );
    show('idle, as production', bill);
    expect(sumOf(bill)).toBeLessThanOrEqual(limits.production);
  });

  it(`leaves room for sixteen domains in ${limits.sixteenDomains} dollars, each with an API, a stream and a queue`, () => {
    const domains = new Set(houseFunctions(cloud).map((fn) => String(fn.at('Description')).split('/')[1]));
    // For its functions, its stream, its queue and its dead-letter queue.
    const more = 4 * anAlarm + pollsOfAQueue;
    console.log(`a domain more: at most $${more.toFixed(2)} a month; ${domains.size} stand`);
    expect(sumOf(billOf(cloud)) + (16 - domains.size) * more).toBeLessThanOrEqual(limits.sixteenDomains);
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
