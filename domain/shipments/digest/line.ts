import type { Step } from '../../next-step/next-step.ts';
import type { HoldKind } from '../holds.ts';
import { waitsAtCounter } from '../next-step/at-counter.ts';
import type { ShipmentFacts } from '../next-step/facts.ts';
import { nextOfSender, ofHolds } from '../next-step/sender.ts';
import { actOfHold } from '../next-step/sender-steps.ts';
import { digestOf, type Happening, type ShipmentDigest } from './digest.ts';
import { checkingWords, titleOfStep } from './held-words.ts';
import { leftWithDate } from './left-words.ts';
import type { What } from './whats.ts';

/** What the account says of something that happened: a title, and one sentence. */
export interface Line {
  readonly title: string;
  readonly body: string;
}

/** What the line about pieces that left says while others can be collected: what there is to do is about those, so it is what comes for these. */
const besideReady = (facts: ShipmentFacts, { what, next: { comes } }: ShipmentDigest): string | undefined =>
  what === 'LEFT' && waitsAtCounter(facts.shipment) && comes.length > 0 ? comes.join(' ') : undefined;

/** The line about something that happened, in the words of the letter that is sent soon after. Undefined where it is not so any more. */
export const lineOfNews = (happening: Happening, facts: ShipmentFacts): Line | undefined => {
  const letter = digestOf([happening], facts);
  if (letter === undefined) return undefined;
  const title = letter.what === 'LEFT' ? leftWithDate(facts) : letter.title;
  return { title, body: besideReady(facts, letter) ?? letter.sentences[0] ?? '' };
};

/**
 * The line about a hold: what its sender does about it, or who is checking the goods, as the letter that it is alone in says it. Of several
 * holds each has its own line, and the letter the weightiest. Undefined where it asks nothing of its sender and nobody works on it: it is
 * over, or for the receiver.
 */
export const lineOfHold = (kind: HoldKind, facts: ShipmentFacts): Line | undefined => {
  const { shipment } = facts;
  const { todo, after, comes } = nextOfSender(facts);
  const act = actOfHold(kind);
  const step = [todo, ...after].find((one): one is Step => one !== undefined && one.act === act);
  if (step !== undefined)
    return { title: titleOfStep(step, shipment), body: step.lines[0] ?? comes[0] ?? '' };
  const [body] = ofHolds(facts, kind);
  return body === undefined ? undefined : { title: checkingWords(shipment, kind), body };
};

/** The shipment that a line is about: its number, whose goods, and how it is now. */
export interface LineOf {
  readonly number: string;
  readonly goods?: string | undefined;
  readonly facts?: ShipmentFacts | undefined;
}

/**
 * What the account says at once, in the words of the letter that follows, with the number before them. What has no letter, or is not so any
 * more, is said with whose goods it is about; undefined for a hold that is nothing for the sender.
 * @param asks what holds it, for a line about that.
 */
export const lineInAccount = (
  { number, goods, facts }: LineOf,
  said: Line,
  { what, asks }: { readonly what?: What | undefined; readonly asks?: HoldKind | 'PLACE' | undefined },
): Line | undefined => {
  if (goods === undefined) return { ...said, title: `${said.title}: ${number}` };
  const isHold = facts !== undefined && what === 'HELD' && asks !== undefined && asks !== 'PLACE';
  const line = isHold
    ? lineOfHold(asks, facts)
    : ((facts && what && lineOfNews({ what, said }, facts)) ?? { ...said, title: `${said.title}: ${goods}` });
  return line && { ...line, body: `${number} · ${line.body}` };
};
