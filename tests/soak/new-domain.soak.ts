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

test.each(['check', 'test'])('with a new domain, npm run %s is green', async (script) => {
  const { code, output } = await made.run('node', [`scripts/${script}.mjs`]);
  expect(code, output).toBe(0);
});
