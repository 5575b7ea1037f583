import { describe, expect, it, vi } from 'vitest';
import { judging } from '../support/mutants/gates.ts';

// Each test synthesizes the whole system and starts the cloud at home with it.
vi.setConfig({ testTimeout: 240_000 });

/** Broken systems that once passed every gate. The soak tries all the others, too. */
describe('a broken system', () => {
  it('is refused, whereas the correct one passes all gates', async () => {
    await judging(undefined, async ({ strict, nag, home }) => {
      expect({ strict, nag, ...(await home()) }).toEqual({});
    });
  });

  it('is refused at synthesis and at home when two queues have the same name', async () => {
    await judging('one-name-for-two', async ({ strict, home }) => {
      expect(strict).toContain('is called dup-q');
      expect((await home()).start).toContain('dup-q already exists');
    });
  });

  it("is refused at home when a function of the edge uses syntax that CloudFront's runtime does not support", async () => {
    await judging('edge-code-of-another-time', async ({ home }) => {
      expect((await home()).start).toMatch(/for…of/);
    });
  });

  it('is refused at home, with the name of the quota, when a queue lets in more than SQS takes', async () => {
    await judging('too-many-statements', async ({ home }) => {
      expect((await home()).start).toMatch(/Statements of a queue policy: 58 .* at most 20/);
    });
  });

  it('is refused when it is used, if the function that assigns mailboxes may not write them', async () => {
    await judging('confirmation-may-not-write', async ({ home }) => {
      expect((await home()).use).toBe('nobody got a mailbox at confirmation');
    });
  });
});
