import { describe, expect, it, vi } from 'vitest';
import { judging } from '../support/mutants/gates.ts';

// Each synthesizes the whole system, and the cloud at home starts with it.
vi.setConfig({ testTimeout: 240_000 });

/** Broken systems that every gate once let pass; the soak judges all the others too. */
describe('a broken system', () => {
  it('is told from a correct one', async () => {
    await judging(undefined, async ({ strict, nag, home }) => {
      expect({ strict, nag, ...(await home()) }).toEqual({});
    });
  });

  it('is refused at synthesis and at home when two queues have one name', async () => {
    await judging('one-name-for-two', async ({ strict, home }) => {
      expect(strict).toContain('is called dup-q');
      expect((await home()).start).toContain('dup-q already exists');
    });
  });

  it("is refused at home when the edge would run what CloudFront's runtime does not know", async () => {
    await judging('edge-code-of-another-time', async ({ home }) => {
      expect((await home()).start).toMatch(/for…of/);
    });
  });

  it('is refused in use when the function that assigns mailboxes lacks the permission to write them', async () => {
    await judging('confirmation-may-not-write', async ({ home }) => {
      expect((await home()).use).toBe('nobody got a mailbox at confirmation');
    });
  });
});
