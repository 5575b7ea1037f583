import { expect, test } from 'vitest';
import { Plan } from '#domain/blog/desk/desk-post.ts';
import { guides } from '#domain/blog/guides/guides.ts';
import { postStatuses } from '#domain/blog/lifecycle.ts';
import type { Facts } from '#domain/blog/monitoring/facts.ts';
import { findingsOf } from '#domain/blog/monitoring/findings.ts';
import { altProblem } from '#domain/blog/pictures/alt.ts';
import { slugOf } from '#domain/blog/published/slug.ts';
import { PostText } from '#domain/blog/text/post-text.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { drawn } from './pictures/canvas.ts';
import { firstBox } from './posts/first-box.ts';
import { samplePosts } from './sample-posts.ts';

test('there is a sample in each status', () => {
  expect(new Set(samplePosts.map(({ status }) => status))).toEqual(new Set(postStatuses));
  expect(samplePosts).toHaveLength(13);
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

test('no sample has a price or a time typed by hand, but the one that says so', () => {
  const others = samplePosts.filter((post) => post !== firstBox);
  const typed = JSON.stringify(others.map(({ text }) => text)).match(/\$\d|\d ?(?:AM|PM|lb)\b/g);
  expect(typed).toBeNull();
  expect(JSON.stringify(firstBox.text?.body)).toContain('This is a sample.');
});

const elsewhere = { to: '/contact', label: 'Ask us' };
const slugs = new Set([...samplePosts.map(({ title }) => slugOf(title)), ...guides.map(({ slug }) => slug)]);
const facts: Facts = {
  card: defaultRateCard.card,
  schedule: defaultSchedule,
  url: 'https://skybarrel.test',
  leads: (slug) => slugs.has(slug),
  redirected: new Set(),
};

test('the monitoring finds a price, a cutoff and a broken link in that one, and nothing in the others', () => {
  const found = samplePosts.flatMap(({ title, status, text }) =>
    status === 'PUBLISHED' && text
      ? findingsOf(
          {
            ...text,
            slug: slugOf(title),
            title,
            publishedOn: '2026-11-30',
            ending: text.ending ?? { title: '', text: '', action: elsewhere, second: elsewhere },
          },
          facts,
        ).map(({ kind, stated }) => `${title}: ${kind} ${stated}`)
      : [],
  );
  expect(found).toEqual([
    `${firstBox.title}: PRICE $2.95`,
    `${firstBox.title}: CUTOFF Monday 9:00 AM`,
    `${firstBox.title}: BROKEN_LINK /blog/barrel-rates`,
  ]);
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
