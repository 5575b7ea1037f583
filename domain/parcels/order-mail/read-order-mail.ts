import { guessOf } from './assembling/guess.ts';
import type { OrderGuess } from './order-guess.ts';
import type { Finding } from './reading/findings.ts';
import { orderNumberIn } from './reading/order-numbers.ts';
import { readLines } from './reading/read-lines.ts';
import { storeOf } from './stores.ts';
import type { ParseHtml } from './text/html-lines.ts';
import type { MailLine } from './text/lines.ts';
import { type MailText, readMail } from './text/mail-source.ts';

const nothing: OrderGuess = { orders: [], guessed: [], left: [] };

const FIRST_LINES = 120;

/** `Your purchase from Somebody (4059120001)`. */
const numberInBrackets = (subject: string): string | undefined =>
  /\b(?:order|purchase|receipt)\b.{0,80}?\(#?(\d{6,14})\)/i.exec(subject)?.[1];

const SPEAKS_OF_ORDER =
  /\b(?:(?:your|this|the|an) (?:order|purchase|package|shipment|receipt)|order (?:confirm|summary|details|total|placed|received|date)|thanks? (?:you )?for (?:your|shopping|ordering)|items? (?:ordered|shipped))/i;

/** Advertisements and statements of banks have names with prices, too. */
const isOfOrder = (findings: readonly Finding[], subject: string, lines: readonly MailLine[]): boolean =>
  findings.some(({ is }) => is === 'ORDER' || is === 'TRACKING') ||
  [subject, ...lines.map(({ text }) => text)].some((text) => SPEAKS_OF_ORDER.test(text));

const guessFrom = (lines: readonly MailLine[], { subject, from }: MailText): OrderGuess => {
  const found = readLines(lines);
  const numbered = found.filter((finding) => finding.is === 'ORDER');
  const inSubject = numbered.length === 0 ? (orderNumberIn(subject) ?? numberInBrackets(subject)) : undefined;
  const findings =
    inSubject === undefined ? found : [{ is: 'ORDER', number: inSubject, from: subject } as const, ...found];
  if (!isOfOrder(findings, subject, lines)) return nothing;
  const store = storeOf({
    from,
    subject,
    texts: lines.slice(0, FIRST_LINES).map(({ text }) => text),
    links: lines.flatMap(({ links }) => links).slice(0, FIRST_LINES),
    orderNumbers: findings.flatMap((finding) => (finding.is === 'ORDER' ? [finding.number] : [])),
  });
  return guessOf(findings, store);
};

/** How much of what is asked for a guess has. */
const richness = ({ guessed }: OrderGuess): number =>
  guessed.filter(({ path }) => /\.(?:tracking|description|unitValue|orderNumber)$/.test(path)).length;

/**
 * Reads what somebody pasted of an order mail: the text they see, its HTML, or the whole source of it (`.eml`, also as bytes). It runs
 * in the browser, so that a mail never leaves the device. A mail that says nothing of an order gives no orders; nothing throws.
 */
export async function readOrderMail(raw: string | Uint8Array, parseHtml: ParseHtml): Promise<OrderGuess> {
  try {
    const mail = await readMail(raw, parseHtml);
    return mail.versions
      .map((lines) => guessFrom(lines, mail))
      .reduce((best, guess) => (richness(guess) > richness(best) ? guess : best), nothing);
  } catch {
    // A broken source is as good as no mail: people type then.
    return nothing;
  }
}
