import { expect, test } from 'vitest';
import { dayProblem, FormToRecord } from './form-1583.ts';
import { FurtherNames } from './further-name.ts';

const form: FormToRecord = {
  name: 'Ann Persaud',
  ids: [{ kind: 'PASSPORT', expiresOn: '2031-05-01' }, { kind: 'LEASE' }],
  witnessed: 'IN_PERSON',
  signedOn: '2026-11-20',
};
const problemsOf = (change: object) =>
  (FormToRecord.safeParse({ ...form, ...change }).error?.issues ?? []).map(({ path }) => path.join('.'));

test.each([
  ['one with a photo and one with the home address', {}, []],
  ['a license as the one with the address', { ids: [{ kind: 'PASSPORT' }, { kind: 'DRIVER_LICENSE' }] }, []],
  ['only one', { ids: [{ kind: 'PASSPORT' }] }, ['ids', 'ids.1.kind']],
  ['the same twice', { ids: [{ kind: 'STATE_ID' }, { kind: 'STATE_ID' }] }, ['ids.1.kind']],
  ['none with a photo', { ids: [{ kind: 'LEASE' }, { kind: 'DEED' }] }, ['ids.0.kind']],
  ['none with an address', { ids: [{ kind: 'STATE_ID' }, { kind: 'PASSPORT' }] }, ['ids.1.kind']],
  ['a number', { ids: [{ kind: 'PASSPORT', number: '123' }, { kind: 'LEASE' }] }, ['ids.0']],
])('the identification on a form: %s', (_, change, expected) =>
  expect(problemsOf(change).filter((path) => path !== '')).toEqual(expected),
);

test('a form is recorded from the day of its signature until it or an identification expires', () => {
  expect(dayProblem(form, '2026-11-20')).toBeUndefined();
  expect(dayProblem(form, '2026-11-19')).toContain('has not come yet');
  expect(dayProblem(form, '2031-05-01')).toBeUndefined();
  expect(dayProblem(form, '2031-05-02')).toContain('has expired already');
  expect(dayProblem({ ...form, expiresOn: '2026-11-24' }, '2026-11-25')).toContain('has expired already');
});

test('further names are at most ten, each once and on one line', () => {
  const people = (...names: string[]) => names.map((name) => ({ name, kind: 'PERSON' }));
  const isTaken = (...names: string[]) => FurtherNames.safeParse(people(...names)).success;
  expect(isTaken('Ann Persaud', 'Persaud Ann')).toBe(true);
  expect(isTaken('José Pérez', 'jose  perez')).toBe(false);
  expect(isTaken(...Array.from({ length: 11 }, (_, at) => `Person ${at}`))).toBe(false);
  expect(isTaken('Ann\nPersaud')).toBe(false);
  expect(isTaken(' A ')).toBe(false);
});
