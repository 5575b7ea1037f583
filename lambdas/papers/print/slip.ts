import { NOTHING_TO_DO } from '#domain/next-step/headline.ts';
import { qr } from '#domain/papers/barcodes/rectangles.ts';
import type { SlipFacts } from '#domain/papers/content/slip-facts.ts';
import type { Stamp } from '../press/press.ts';
import { openLetter, partyLines } from './letter.ts';

/** As large as older eyes read without glasses at the kitchen table. */
const LARGE = 11.5;

/** The slip for a sender without e-mail: whose goods, which flight, what to do now, and where it can be followed. */
export const printSlip = async (facts: SlipFacts, stamp: Stamp) => {
  const { number, house, goods, flight, receiver, collectedAt, steps, news, link, closing } = facts;
  const letter = openLetter({ title: 'Your shipment', number, house }, stamp);
  letter.boxes([
    { title: 'GOODS', lines: [goods], bold: true },
    { title: 'FLIGHT', lines: [flight], bold: true },
    { title: 'RECEIVER', lines: partyLines(receiver) },
  ]);
  letter.gap();
  if (steps.length === 0) letter.heading(NOTHING_TO_DO);
  for (const [index, { title, lines, place }] of steps.entries()) {
    letter.heading(steps.length === 1 ? title : `${index + 1}. ${title}`);
    for (const line of lines) letter.paragraph(line, LARGE);
    if (place.length > 0) letter.boxes([{ title: 'WHERE', lines: place }]);
    letter.gap();
  }
  for (const line of news) letter.paragraph(line, LARGE);
  if (collectedAt.length > 0) letter.boxes([{ title: 'WHERE IT IS COLLECTED', lines: collectedAt }]);
  letter.gap();
  letter.code(qr(link), ['Follow it', number, link]);
  letter.gap();
  for (const line of closing) letter.paragraph(line, LARGE);
  return letter.end();
};
