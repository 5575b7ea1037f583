import { afterAll, expect, test } from 'vitest';
import { type Judge, judging, type Verdict } from '../support/mutants/gates.ts';
import { mutants } from '../support/mutants/mutants.ts';

const gates = ['strict', 'nag', 'tests', 'start', 'use'] as const;
type Verdicts = Readonly<Record<(typeof gates)[number], Verdict>>;

const judged = new Map<string, Verdicts>();

const everyGate = async ({ strict, nag, home, tests }: Judge): Promise<Verdicts> => ({
  strict,
  nag,
  tests: await tests(),
  ...(await home()),
});
const reject = (verdicts: Verdicts): boolean => gates.some((gate) => verdicts[gate] !== undefined);

const table = (): string => {
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(26), ...cells.map((cell) => cell.padEnd(7))].join('');
  const rows = [...judged].map(([name, verdicts]) =>
    line(
      name,
      gates.map((gate) => (verdicts[gate] === undefined ? '–' : '✗')),
    ),
  );
  const rejected = [...judged.values()].filter(reject).length;
  return [line('', gates), ...rows, `${rejected} of ${mutants.length} rejected`].join('\n');
};

test('the sound system passes every gate', async () => {
  const verdicts = await judging(undefined, everyGate);
  expect(verdicts).toEqual({
    strict: undefined,
    nag: undefined,
    tests: undefined,
    start: undefined,
    use: undefined,
  });
});

test.each(mutants.map(({ name, breaks }) => [breaks, name]))(
  'a gate refuses that %s',
  async (_breaks, name) => {
    const verdicts = await judging(name, everyGate);
    judged.set(name, verdicts);
    expect(gates.filter((gate) => verdicts[gate] !== undefined)).not.toEqual([]);
  },
);

afterAll(() => {
  console.log(table());
});
