import { measure, type Quota, quotas, readAssembly } from 'home-cloud/quotas';
import { afterAll, describe, expect, it } from 'vitest';
import { checkedStages } from '#infra/checked-stages.ts';
import { synthesize, withAllOptions } from './cloud.ts';

const stages = Object.entries({
  'a stage on defaults': { name: 'test' },
  'a stage with all options': withAllOptions,
  production: checkedStages.production,
  'a stage with sixteen letters and every setting': checkedStages.everything,
});

interface Measured {
  readonly stage: string;
  readonly value: number;
  readonly where: string;
}

/** All that is measured for a quota, the largest first. */
const measured = new Map<Quota, readonly Measured[]>();

const measureStage = (settings: object): readonly { quota: Quota; found: readonly Measured[] }[] =>
  measure(readAssembly(synthesize(settings).folder)).map(({ quota, figures }) => ({
    quota,
    found: figures.map(({ place, value }) => ({ stage: place.stack, value, where: place.logicalId })),
  }));

const isOutside = ({ least = 0, most }: Quota, value: number): boolean => value > most || value < least;

describe.each(stages)('%s', (_name, settings) => {
  it('is inside every limit of AWS', () => {
    const uses = measureStage(settings);
    for (const { quota, found } of uses) {
      const all = [...(measured.get(quota) ?? []), ...found];
      measured.set(
        quota,
        all.toSorted((one, other) => other.value - one.value),
      );
    }
    const outside = uses.flatMap(({ quota, found }) =>
      found
        .filter(({ value }) => isOutside(quota, value))
        .map(({ stage, where, value }) => `${stage} ${where}: ${quota.name} is ${value} of ${quota.most}`),
    );
    expect(outside).toEqual([]);
  });
});

describe('the quotas', () => {
  it('have a name of their own and the page of AWS that says so', () => {
    expect(quotas.length).toBeGreaterThan(100);
    expect(new Set(quotas.map(({ name }) => name)).size).toBe(quotas.length);
    for (const { name, source } of quotas) expect(source, name).toMatch(/^A(WS|mazon) |^IAM /);
  });

  it('that an account shares have room for a stage for tests, one for trying out, and production', () => {
    const crowded = [...measured]
      .filter(([{ shared, most }, [largest]]) => shared && largest && largest.value * 3 > most)
      .map(([{ name }, [largest]]) => `${name}: ${largest?.value} in one stage`);
    expect(crowded).toEqual([]);
  });
});

/** What is nearest to its limit. A range says what a setting may be; how near it comes to its end says nothing. */
afterAll(() => {
  const lines = [...measured]
    .filter(([{ least, most }]) => least === undefined && most > 2)
    .flatMap(([{ name, most, unit, shared }, [largest]]) => {
      if (largest === undefined || largest.value === 0) return [];
      const stages = shared ? `, ${Math.floor(most / largest.value)} stages in an account` : '';
      const share = `${Math.round((100 * largest.value) / most)} %`.padStart(5);
      const use = `${largest.value} of ${most} ${unit}${stages}`;
      return [
        {
          part: largest.value / most,
          text: `${share}  ${name}: ${use}  (${largest.stage} ${largest.where})`,
        },
      ];
    })
    .toSorted((one, other) => other.part - one.part);
  console.log(['what AWS takes, and what is nearest to it', ...lines.map(({ text }) => text)].join('\n'));
});
