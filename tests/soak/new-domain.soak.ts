import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scaffolded, scaffold } from '../support/scaffold.ts';

const MINUTES = 60_000;

// The tests of the copy run as short as in any `npm test`.
delete process.env.SOAK;
// Vitest sets it to `/`; the journeys of the copy would take it for a product that runs already.
delete process.env.BASE_URL;

// Another name than in the short form, which runs here as well, on a copy of this copy.
let made: Scaffolded;
beforeAll(async () => {
  made = await scaffold('berries', 'installed');
}, 5 * MINUTES);
afterAll(() => made?.remove());

const succeed = async (command: string, args: readonly string[]): Promise<void> => {
  const { code, output } = await made.run(command, args);
  expect(code, output).toBe(0);
};

test('with a new domain, npm run check and its own tests are green within three minutes', async () => {
  const begun = performance.now();
  await succeed('node', ['scripts/check.mjs']);
  await succeed('vitest', ['run', 'berries']);
  expect(performance.now() - begun).toBeLessThan(3 * MINUTES);
});

test('with a new domain, npm test is green', () => succeed('node', ['scripts/test.mjs']));
