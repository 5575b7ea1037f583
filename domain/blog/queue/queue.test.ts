import { expect, test } from 'vitest';
import { sampleIdea } from '../testing/sample-post.ts';
import { byDueDay, queueCard } from './queue.ts';

test('a card says whether there is a brief, and nothing of what is in it', () => {
  const brief = { intent: 'When?', outline: '', sources: '' };
  expect(queueCard(sampleIdea)).toEqual({
    id: sampleIdea.id,
    version: 1,
    title: sampleIdea.title,
    status: 'IDEA',
    hasBrief: false,
  });
  expect(queueCard({ ...sampleIdea, brief, phrase: '', dueOn: '2026-12-01' })).toMatchObject({
    hasBrief: true,
    dueOn: '2026-12-01',
  });
});

test('what is due first comes first, what has no day last, in the order in which it was changed', () => {
  const cards = ['2026-12-09', undefined, '2026-12-01', undefined].map((dueOn, at) =>
    queueCard({ ...sampleIdea, id: String(at), ...(dueOn ? { dueOn } : {}) }),
  );
  expect(byDueDay(cards).map(({ id }) => id)).toEqual(['2', '0', '1', '3']);
});
