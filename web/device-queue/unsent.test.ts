import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { noteEverybody } from './note-everybody.ts';
import { deviceStore } from './store.ts';
import { mayLeave, noteUnsent, othersUnsentWords, unsentOf } from './unsent.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('who leaves is asked while scans of theirs are not sent, and nobody else is', () => {
  const asking = vi.fn((_: string) => false);
  vi.stubGlobal('confirm', asking);
  noteUnsent('dock-1', 3);
  expect(mayLeave('dock-1')).toBe(false);
  expect(asking.mock.calls[0]?.[0]).toContain('3 items are not sent yet');
  expect(mayLeave('dock-2')).toBe(true);
  noteUnsent('dock-1', 0);
  expect(mayLeave('dock-1')).toBe(true);
  expect(asking).toHaveBeenCalledOnce();
});

test('each person has a note of their own, whoever used the dock last', () => {
  noteUnsent('dock-1', 3, 'Maria');
  noteUnsent('dock-2', 1, 'Anna Lena');
  noteUnsent('dock-2', 0);
  expect([unsentOf('dock-1'), unsentOf('dock-2')]).toEqual([3, 0]);
  expect(othersUnsentWords('dock-1')).toBe('');
  expect(othersUnsentWords('dock-2')).toContain('3 items by Maria are waiting');
});

test('the note of an earlier release is read, and goes when its scans are sent', () => {
  localStorage.setItem('skybarrel.unsent', 'dock-1 2');
  expect(unsentOf('dock-1')).toBe(2);
  expect(othersUnsentWords('dock-2')).toContain('2 items by someone else are waiting');
  noteUnsent('dock-1', 0);
  expect(unsentOf('dock-1')).toBe(0);
  expect(othersUnsentWords('dock-2')).toBe('');
});

test('what really waits in the database is noted of each person, with their name, and nothing else stays', async () => {
  const store = deviceStore('everybody');
  const kept = { line: '7K3M9-Q2X4T-C', words: 'Loaded', at: '2026-11-24T10:00:00.000Z', payload: {} };
  await store.add({ ...kept, id: '1', ownerId: 'dock-1', ownerName: 'Maria' });
  await store.add({ ...kept, id: '2', ownerId: 'dock-1' });
  await store.add({ ...kept, id: '3', ownerId: 'dock-2' });
  noteUnsent('dock-3', 4);
  await noteEverybody(store);
  expect(['dock-1', 'dock-2', 'dock-3'].map(unsentOf)).toEqual([2, 1, 0]);
  expect(othersUnsentWords('dock-2')).toContain('2 items by Maria');
});
