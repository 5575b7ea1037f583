import type { FlightsDigest } from '#domain/shipments/digest/flight-digest.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import type { Digested } from '../../../runtime/digest.ts';
import { pageOf } from '../pages.ts';

export interface To {
  readonly userId: string;
  readonly recipient: string;
}

/** A flight that was moved with several shipments, as a letter, and the same for the phone. Changes of flights always come as letters. */
export const toldOfFlight = (
  { title, to, sentences, each, numbers, by }: FlightsDigest,
  brand: Pick<ShipmentFacts['brand'], 'email'>,
  { userId, recipient }: To,
): Digested => {
  const path = pageOf(numbers);
  return {
    letter: {
      recipient,
      to: { userId },
      subject: `${title}: ${numbers.length} shipments`,
      status: { words: 'New flight', tone: 'time' },
      heading: title,
      paragraphs: sentences,
      table: { title: 'What to do now', columns: ['', 'What to do'], rows: each },
      facts: [{ label: 'To', value: to }],
      action: { label: 'Open my shipments', path },
      replyTo: brand.email,
    },
    news: {
      recipient,
      to: { userId },
      kind: 'flights',
      template: 'other_news',
      fields: { number: `${numbers.length} shipments of yours`, title, detail: sentences.join(' ') },
      path,
    },
    by,
  };
};
