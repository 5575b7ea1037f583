import { destinations } from '../../kernel/destinations.ts';
import { dollars } from '../../kernel/money.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { Step } from '../../next-step/next-step.ts';
import { counterOf } from '../../next-step/places.ts';
import { notBroughtWords } from '../handover/collected-in.ts';
import { whatToBring } from '../handover/who-collects.ts';
import {
  dearerFrom,
  freightDueOf,
  isHeldThere,
  storageWords,
  waitsAtCounter,
  whatIsReady,
} from './at-counter.ts';
import type { ShipmentFacts } from './facts.ts';
import { firstName } from './goods-words.ts';
import { pageOf } from './sender-steps.ts';

/** That it is not brought to where the receiver lives, to the sender. */
export const notBroughtTo = ({ shipment, capabilities }: ShipmentFacts): readonly string[] => {
  const { to, consignee, door, pieces } = shipment;
  // A driver may have it though nobody booked that.
  if (pieces.some(({ state }) => state === 'OUT_FOR_DELIVERY')) return [];
  const counterTown = capabilities?.destinations[to].collectAt?.town;
  const words = notBroughtWords(
    { to, town: consignee.city, door, counterTown },
    `${firstName(consignee.name)} collects`,
  );
  return words === undefined ? [] : [words];
};

/** The day of an instant before now: `today`, or `Sun, Nov 29`. */
const sinceWords = (at: string, now: Date): string => {
  const day = newYorkDay(new Date(at));
  return day === newYorkDay(now) ? 'today' : dayWords(day);
};

/** What is passed on, and what there is to know of it before and after what the counter asks for. */
const whatOf = (
  { shipment, passedOn = {}, now }: ShipmentFacts,
  name: string,
): { readonly title: string; readonly line?: string; readonly after?: string } => {
  const what = whatIsReady(shipment);
  if (passedOn.isLocked)
    return {
      title: `Send ${name} a new code to collect ${what}`,
      line: 'Someone typed five wrong codes at the counter, so the old code does not work any more.',
    };
  if (isHeldThere(shipment))
    return {
      title: `Send ${name} the receiver’s page`,
      line: 'It is at the counter but cannot be handed over yet. The page says when it can.',
    };
  return passedOn.senderHas === undefined
    ? {
        title: `Send ${name} the code to collect ${what}`,
        after: 'The code is on the receiver’s page.',
      }
    : {
        title: `Tell ${name} the code to collect ${what}`,
        line: `You got the code ${sinceWords(passedOn.senderHas, now)}. If ${name} knows it, there is nothing else for you to do.`,
      };
};

/** What the counter asks for, and what is paid there. */
const bringWords = (facts: ShipmentFacts, name: string): string => {
  const { to } = facts.shipment;
  const freight = freightDueOf(facts);
  const bring = `${name} needs to bring ${whatToBring('sender', destinations[to].taxNumber)}`;
  return freight > 0 ? `${bring}, and pays ${dollars(freight)} for the freight.` : `${bring}.`;
};

/**
 * Sends the receiver what opens the counter; undefined while nothing waits there, and once they have it. We write to no receiver, so
 * without their sender they do not hear that it is ready. It is due while they can still come before storage costs more.
 */
export const passOnStep = (facts: ShipmentFacts): Step | undefined => {
  const { shipment, passedOn, capabilities, now } = facts;
  if (!waitsAtCounter(shipment) || passedOn?.receiverHas) return undefined;
  const { to, consignee } = shipment;
  const name = firstName(consignee.name);
  const { title, line, after } = whatOf(facts, name);
  const place = capabilities && counterOf(capabilities, to);
  const by = dearerFrom(facts);
  return {
    act: 'PASS_ON',
    title,
    lines: [
      // Before all else: a list shows only the first lines.
      ...storageWords(facts),
      ...(line === undefined ? [] : [line]),
      [bringWords(facts, name), ...(after === undefined ? [] : [after])].join(' '),
      ...notBroughtTo(facts),
      ...(place === undefined
        ? [`${name} collects it in ${destinations[to].city}. Call us for the address.`]
        : []),
    ],
    ...(by !== undefined && by > now.toISOString() ? { by } : {}),
    ...(place === undefined ? {} : { place }),
    button: { label: 'Get the code or the page', path: pageOf(shipment) },
  };
};
