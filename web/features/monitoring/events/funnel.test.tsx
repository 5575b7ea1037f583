import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '#web/ui/testing/screen.tsx';
import { Funnel } from './funnel.tsx';

afterEach(closeScreen);

const linesOf = async (steps: ComponentProps<typeof Funnel>['steps']) => {
  const screen = await openScreen(<Funnel steps={steps} />);
  return [...screen.querySelectorAll('li')].map(({ textContent }) => textContent);
};

test('each milestone shows the number of people and their share of the visitors', async () => {
  const lines = await linesOf([
    { step: 'visit', count: 900, people: 400 },
    { step: 'quote_requested', count: 120, people: 100 },
  ]);
  expect(lines[0]).toContain('about 400 people, 900 times');
  expect(lines[1]).toContain('25% of visitors');
});

test('a milestone that nobody reached says so', async () => {
  const lines = await linesOf([
    { step: 'visit', count: 10, people: 10 },
    { step: 'quote_requested', count: 0, people: 0 },
    { step: 'registration_completed', count: 1, people: 1 },
  ]);
  expect(lines[1]).toContain('Nobody has asked for a quote in these days.');
  expect(lines[2]).toContain('about 1 person, 1 time');
  expect(lines[2]).toContain('10% of visitors');
});

test('a later milestone may have more people than one before it, as it is no funnel', async () => {
  const lines = await linesOf([
    { step: 'visit', count: 10, people: 10 },
    { step: 'quote_requested', count: 1, people: 1 },
    { step: 'registration_completed', count: 2, people: 2 },
  ]);
  expect(lines[2]).toContain('20% of visitors');
});
