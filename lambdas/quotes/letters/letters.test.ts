import { expect, test } from 'vitest';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { flightMade } from '#domain/departures/slots/flight-made.ts';
import { deadlineWords } from '#domain/departures/slots/flight-made-words.ts';
import { flightIfBooked } from '#domain/quotes/answer-step.ts';
import { requestInWords } from '#domain/quotes/quote-words.ts';
import { boxQuote, sampleQuote } from '#domain/quotes/testing/sample-quote.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { plainText } from '../../runtime/letters/plain-text.ts';
import {
  acceptedLetter,
  expiredLetter,
  priceLetter,
  refusedLetter,
  replyLetter,
  waitingLetter,
} from './letters.ts';

const goods = requestInWords(sampleQuote.request);

test('the letter about an accepted quote names the goods and the next step', () => {
  const { subject, heading, todo, label } = acceptedLetter(sampleQuote, defaultBrand);
  expect(subject).toBe(`Accepted, not booked yet: ${goods}, ${sampleQuote.reference}`);
  expect(heading).toContain(goods);
  expect(todo?.title).toBe('Book it when you are ready: your price stays $375.00');
  expect(label).toBe('Book it for $375.00');
});

test('an accepted price has no end of its own, so its letter names no day', () => {
  const { label: _, ...letter } = acceptedLetter(sampleQuote, defaultBrand);
  expect(letter.todo?.by).toBeUndefined();
  expect(plainText(letter, defaultBrand)).not.toMatch(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)|\bNov\b/);
});

test.each(['DROP_OFF', 'PICKUP', 'HERE'] as const)(
  'a price has one deadline, and the flight follows it: %s',
  (way) => {
    const coming = { way };
    const made = flightMade(defaultSchedule, 'GY', coming, new Date(sampleQuote.createdAt));
    const { subject, paragraphs, todo } = priceLetter(sampleQuote, defaultBrand, { coming, made });
    expect(subject).toBe(`Your quote: ${goods}, $375.00, ${sampleQuote.reference}`);
    expect([todo?.title, todo?.by]).toEqual(['Accept your quote', 'Tue, Nov 10, 1:59 PM (New Jersey time)']);
    expect([...paragraphs, ...(todo?.lines ?? [])].join(' ')).not.toMatch(/\bby\b|\bbefore\b|Nov/);
    expect(todo?.after).toEqual([`Book it. ${flightIfBooked(made)} ${deadlineWords(coming, made)}`]);
  },
);

test('a quote of boxes speaks of no barrel in any of its letters', () => {
  // Our own name has one.
  const us = { ...defaultBrand, name: 'Sample Air', email: 'us@example.test' };
  const coming = { way: 'DROP_OFF' } as const;
  const made = flightMade(defaultSchedule, 'GY', coming, new Date(boxQuote.createdAt));
  const letters = [
    waitingLetter(boxQuote, us),
    priceLetter(boxQuote, us, { coming, made }),
    replyLetter(boxQuote, us, 'Yes.'),
    acceptedLetter(boxQuote, us),
    refusedLetter(boxQuote, us, 'We cannot fly this battery.'),
    expiredLetter(boxQuote, us),
  ];
  for (const { label, ...letter } of letters)
    expect(`${label} ${letter.subject} ${plainText(letter, us)}`).not.toMatch(/barrel/i);
});

test('a guest reads that an account is needed', () => {
  const { ownerId: _, ...guest } = sampleQuote;
  expect(acceptedLetter(guest, defaultBrand).label).toBe('Sign up free and book it');
});
