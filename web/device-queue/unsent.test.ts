import { afterEach, expect, test, vi } from 'vitest';
import { mayLeave, noteUnsent } from './unsent.ts';

afterEach(() => vi.unstubAllGlobals());

test('who leaves is asked while scans of theirs are not sent, and nobody else is', () => {
  const asking = vi.fn((_: string) => false);
  vi.stubGlobal('confirm', asking);
  noteUnsent('dock-1', 3);
  expect(mayLeave('dock-1')).toBe(false);
  expect(asking.mock.calls[0]?.[0]).toContain('3 scans are not sent yet');
  expect(mayLeave('dock-2')).toBe(true);
  noteUnsent('dock-1', 0);
  expect(mayLeave('dock-1')).toBe(true);
  expect(asking).toHaveBeenCalledOnce();
});
