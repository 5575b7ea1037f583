import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countInPost, emptyPostMonth, type PostMonth } from '../../monitoring/posts/post-month.ts';
import { figuresOf } from './post-figures.ts';

type Counted = Parameters<typeof countInPost>[1];

const month = (events: readonly Counted[], person = 'ann', day = 21): PostMonth => {
  const counted = emptyPostMonth();
  for (const event of events) countInPost(counted, event, { day, person });
  return counted;
};

test('a post that was opened, read to its half and left for a price and a booking', () => {
  const figures = figuresOf([
    month([
      { event: 'post_opened' },
      { event: 'post_clicked', facts: { to: '/shipping-calculator' } },
      { event: 'post_left', facts: { depth: 2 } },
      { event: 'quote_requested' },
      { event: 'booking_created' },
    ]),
  ]);
  expect(figures).toMatchObject({ opened: 1, readers: 1, left: 1, toHalf: 1, toEnd: 0, clicks: 1 });
  expect(figures).toMatchObject({ quotes: 1, registrations: 0, bookings: 1, contacts: 0 });
  expect(figures.daily.indexOf(1)).toBe(20);
});

test.each([5, -1, 1.5, '4', undefined, null])('a depth of %j is none that a post has', (depth) => {
  const facts = depth === undefined ? {} : { depth };
  expect(figuresOf([month([{ event: 'post_left', facts }])]).left).toBe(0);
});

test('whoever reads a post at two addresses is one reader of it', () => {
  const twice = [month([{ event: 'post_opened' }]), month([{ event: 'post_opened' }])];
  expect(figuresOf(twice)).toMatchObject({ opened: 2, readers: 1 });
});

test('readers are estimated, and never more than those who opened it', () => {
  for (let people = 1; people <= 60; people += 1) {
    const read = Array.from({ length: people }, (_, n) => month([{ event: 'post_opened' }], `reader ${n}`));
    const { opened, readers } = figuresOf(read);
    expect(opened).toBe(people);
    expect(readers).toBeLessThanOrEqual(opened);
    expect(readers).toBeGreaterThan(people * 0.75);
  }
});

test('figures of several months are the sums of each, but of readers', () => {
  const event = fc.constantFrom<Counted>(
    { event: 'post_opened' },
    { event: 'post_clicked' },
    { event: 'quote_requested' },
    { event: 'registration_completed' },
    { event: 'visit' },
    ...[0, 1, 2, 3, 4].map((depth): Counted => ({ event: 'post_left', facts: { depth } })),
  );
  fc.assert(
    fc.property(fc.array(fc.array(event, { maxLength: 20 }), { maxLength: 4 }), (several) => {
      const months = several.map((events) => month(events));
      const { readers, daily, ...sums } = figuresOf(months);
      for (const name of Object.keys(sums) as (keyof typeof sums)[])
        expect(sums[name]).toBe(months.reduce((sum, one) => sum + figuresOf([one])[name], 0));
      expect(daily.reduce((sum, count) => sum + count, 0)).toBe(sums.opened);
      expect(readers).toBe(sums.opened > 0 ? 1 : 0);
      expect(sums.toEnd).toBeLessThanOrEqual(sums.toHalf);
      expect(sums.toHalf).toBeLessThanOrEqual(sums.left);
    }),
  );
});
