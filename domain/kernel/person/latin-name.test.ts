import { describe, expect, test } from 'vitest';
import { latinProblem, nameShown, needsLatin, printedName, withKeptLatin } from './latin-name.ts';

describe('the Latin spelling of a name', () => {
  test.each(['محمد الأحمد', 'शर्मा', '王小明', 'Зинаида', 'Γιώργος', 'สมชาย', 'Ann 王'])(
    'is asked for %s',
    (name) => {
      expect(latinProblem({ name })).toMatch(/in Latin letters too, as in the passport/);
      expect(latinProblem({ name, latinName: name })).toMatch(/Latin letters only/);
      expect(latinProblem({ name, latinName: 'Sample Receiver' })).toBeUndefined();
      expect(latinProblem({ name, latinName: 'S' })).toMatch(/at least 2/);
    },
  );

  test.each(['José Peña', 'Nguyễn Thị Ngọc Ánh', 'D’Andre O’Neil-Łukasz', 'Kaʻiulani', 'Jo ✈ 3', ''])(
    'is not asked for %s',
    (name) => {
      expect(needsLatin(name)).toBe(false);
      expect(latinProblem({ name })).toBeUndefined();
    },
  );

  test('is kept only beside a name that needs it, printed alone, and shown with the name', () => {
    const both = { name: '王小明', latinName: 'Wang Xiaoming', phone: '1' };
    expect(withKeptLatin(both)).toEqual(both);
    expect([printedName(both), nameShown(both)]).toEqual(['Wang Xiaoming', 'Wang Xiaoming (王小明)']);
    const plain = withKeptLatin({ name: 'Wang Xiaoming', latinName: 'typed before', phone: '1' });
    expect(plain).toEqual({ name: 'Wang Xiaoming', phone: '1' });
    expect([printedName(plain), nameShown(plain)]).toEqual(['Wang Xiaoming', 'Wang Xiaoming']);
    expect(printedName({ name: '王小明' })).toBe('王小明');
  });
});
