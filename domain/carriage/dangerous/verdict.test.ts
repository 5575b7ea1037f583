import { describe, expect, test } from 'vitest';
import { commodities, dangerCodes } from '../commodities.ts';
import { DangerAnswers, dangerQuestions, noDangers, otherDangers } from './questions.ts';
import { dangers, dangersInWords, dangersSeen, dangerVerdict, together } from './verdict.ts';

const answered = (change: Partial<DangerAnswers>) => dangerVerdict({ ...noDangers, ...change });

describe('the answers of a customer', () => {
  test('nothing inside is fine', () => {
    expect(dangerVerdict(noDangers)).toEqual({ verdict: 'fine', findings: [] });
  });

  test.each<[Partial<DangerAnswers>, string, string]>([
    [{ powerBank: true }, 'never', 'POWER_BANK'],
    [{ looseBattery: true }, 'never', 'LOOSE_BATTERY'],
    [{ besideDevice: 'UP_TO_30' }, 'ask', 'BATTERY_WITH_DEVICE'],
    [{ besideDevice: 'NOT_SURE' }, 'ask', 'BATTERY_WITH_DEVICE'],
    [{ besideDevice: 'MORE' }, 'never', 'BATTERY_WITH_DEVICE'],
    [{ builtIn: 1 }, 'ask', 'BATTERY_BUILT_IN'],
    [{ perfume: 2 }, 'ask', 'PERFUME'],
    [{ nailPolish: 3 }, 'ask', 'NAIL_POLISH'],
    [{ sprays: 1 }, 'ask', 'SPRAY'],
    [{ others: ['GAS'] }, 'never', 'GAS'],
    [{ others: ['MAGNET'] }, 'ask', 'MAGNET'],
  ])('%j: %s', (change, verdict, row) => {
    const result = answered(change);
    expect(result.verdict).toBe(verdict);
    expect(result.findings.map((finding) => finding.row)).toEqual([row]);
    for (const { words, whatToDo } of result.findings) {
      expect(words).toMatch(/\.$/);
      expect(whatToDo).toMatch(/\.$/);
    }
  });

  test('the strictest finding decides and comes first', () => {
    const { verdict, findings } = answered({ builtIn: 2, perfume: 1, powerBank: true });
    expect(verdict).toBe('never');
    expect(findings.map(({ row }) => row)).toEqual(['POWER_BANK', 'BATTERY_BUILT_IN', 'PERFUME']);
  });

  test('counts and sizes are repeated as they were given', () => {
    const words = (change: Partial<DangerAnswers>) => answered(change).findings[0]?.words;
    expect(words({ builtIn: 1 })).toContain('1 device with');
    expect(words({ builtIn: 4 })).toContain('4 devices with');
    expect(words({ perfume: 3, perfumeMl: 100 })).toContain(
      '3 bottles of perfume or the like, the largest 100 ml.',
    );
    expect(words({ perfume: 1 })).toContain('1 bottle of perfume or the like.');
  });

  test('every row of the table that is a danger can be answered, in one place', () => {
    const all = answered({
      powerBank: true,
      looseBattery: true,
      besideDevice: 'UP_TO_30',
      builtIn: 1,
      perfume: 1,
      nailPolish: 1,
      sprays: 1,
      others: [...otherDangers],
    });
    expect(all.findings.map(({ row }) => row).toSorted()).toEqual([...dangerCodes].toSorted());
  });

  test('every answer has its question', () => {
    expect(dangerQuestions.map(({ field }) => field).toSorted()).toEqual(
      Object.keys(DangerAnswers.shape).toSorted(),
    );
  });

  test('only counts and codes that exist are taken', () => {
    const fits = (change: object) => DangerAnswers.safeParse({ ...noDangers, ...change }).success;
    expect(fits({})).toBe(true);
    for (const wrong of [
      { builtIn: -1 },
      { builtIn: 1.5 },
      { sprays: 1000 },
      { others: ['PERFUME'] },
      { more: 1 },
    ])
      expect(fits(wrong), JSON.stringify(wrong)).toBe(false);
  });
});

describe('what is seen and what is written', () => {
  test('the bench has each danger of the table with its name and what it leads to', () => {
    const inTable = commodities.filter(({ verdict }) => verdict === 'never' || verdict === 'ask');
    expect(new Map(dangers.map(({ code, level }) => [code, level]))).toEqual(
      new Map(inTable.map(({ code, verdict }) => [code, verdict])),
    );
    expect(dangersSeen(['PERFUME', 'POWER_BANK', 'PERFUME']).findings.map(({ row }) => row)).toEqual([
      'POWER_BANK',
      'PERFUME',
    ]);
  });

  test('words are read like those of a packing list, and papers are no danger', () => {
    expect(dangersInWords('2 phones and a power bank').findings.map(({ row }) => row)).toEqual([
      'POWER_BANK',
      'BATTERY_BUILT_IN',
    ]);
    expect(dangersInWords('cough syrup')).toEqual({ verdict: 'fine', findings: [] });
  });

  test('what was said, written and seen is one verdict with each kind of goods once, the strictest', () => {
    const all = together(
      answered({ besideDevice: 'UP_TO_30', builtIn: 2 }),
      answered({ besideDevice: 'MORE' }),
      dangersSeen(['BATTERY_BUILT_IN']),
    );
    expect(all.verdict).toBe('never');
    expect(all.findings.map(({ row, level }) => [row, level])).toEqual([
      ['BATTERY_WITH_DEVICE', 'never'],
      ['BATTERY_BUILT_IN', 'ask'],
    ]);
    expect(all.findings[1]?.words).toContain('2 devices');
    expect(together()).toEqual({ verdict: 'fine', findings: [] });
  });
});
