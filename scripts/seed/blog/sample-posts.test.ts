import { expect, test } from 'vitest';
import { Plan } from '#domain/blog/desk/desk-post.ts';
import { postStatuses } from '#domain/blog/lifecycle.ts';
import { altProblem } from '#domain/blog/pictures/alt.ts';
import { PostText } from '#domain/blog/text/post-text.ts';
import { drawn } from './pictures/canvas.ts';
import { samplePosts } from './sample-posts.ts';

test('there is a sample in each status', () => {
  expect(new Set(samplePosts.map(({ status }) => status))).toEqual(new Set(postStatuses));
  expect(samplePosts).toHaveLength(12);
});

test('each has what its status asks for, as the desk would take it', () => {
  for (const { title, status, plan, text } of samplePosts) {
    const brief = plan.brief ?? { intent: '', outline: '', sources: '' };
    expect(Plan.safeParse({ title, ...plan, brief }).success, title).toBe(true);
    if (status !== 'IDEA') expect(brief.intent, title).not.toBe('');
    if (!['IDEA', 'BRIEF', 'DRAFT', 'ARCHIVED'].includes(status))
      expect(text?.body.length, title).toBeGreaterThan(0);
    if (['SCHEDULED', 'PUBLISHED', 'UNPUBLISHED'].includes(status))
      expect(text?.description, title).not.toBe('');
    if (text) expect(PostText.safeParse({ title, ...text }).error?.issues, title).toBeUndefined();
  }
});

test('no sample has a price or a time typed by hand', () => {
  const typed = JSON.stringify(samplePosts.map(({ text }) => text)).match(/\$\d|\d ?(?:AM|PM|lb)\b/g);
  expect(typed).toBeNull();
});

test('pictures are drawn by ourselves, stand below a heading that is there, and say what is to be seen', async () => {
  const all = samplePosts.flatMap(({ text, pictures = [] }) =>
    pictures.map((picture) => ({ text, picture })),
  );
  expect(all.length).toBeGreaterThanOrEqual(2);
  for (const { text, picture } of all) {
    const headings = text?.body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(headings).toContain(picture.under);
    expect(altProblem(picture)).toBeUndefined();
    expect((await drawn(picture.draw)).length).toBeGreaterThan(10_000);
  }
});
