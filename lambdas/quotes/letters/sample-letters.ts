import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { comingFor, flightMade } from '#domain/departures/slots/flight-made.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { sampleQuote } from '#domain/quotes/testing/sample-quote.ts';
import type { WriteSamples } from '../../runtime/sample-letter.ts';
import {
  acceptedLetter,
  expiredLetter,
  priceLetter,
  type QuoteLetter,
  refusedLetter,
  replyLetter,
  waitingLetter,
} from './letters.ts';

const { pickupZip, request } = sampleQuote;
const coming = comingFor({ pickup: pickupZip !== undefined, mailbox: request.mailbox });
const sampleFlight = {
  coming,
  made: flightMade(defaultSchedule, request.to, coming, new Date(sampleQuote.createdAt)),
};

/** The letters about a quote. */
export const sampleQuoteLetters: WriteSamples = (brand, siteUrl) => {
  const letters: Readonly<Record<string, QuoteLetter>> = {
    waiting: waitingLetter(sampleQuote, brand),
    price: priceLetter(sampleQuote, brand, sampleFlight),
    reply: replyLetter(sampleQuote, brand, 'Yes, we can pick it up on Saturday.'),
    accepted: acceptedLetter(sampleQuote, brand),
    refused: refusedLetter(sampleQuote, brand, 'We cannot fly this battery.'),
    expired: expiredLetter(sampleQuote, brand),
  };
  const url = `${siteUrl}${pathTo('/dashboard/quotes/:reference', { reference: sampleQuote.reference })}`;
  return Object.entries(letters).map(([id, { label, ...letter }]) => ({
    id,
    recipient: 'customer',
    letter: { ...letter, action: { label, url } },
  }));
};
