import { dollars } from '../../kernel/money.ts';
import { addDays, newYorkDay, newYorkInstant } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { Step } from '../../next-step/next-step.ts';
import { CLAIMS } from '../bill/claim-offer.ts';
import type { ShipmentFacts } from './facts.ts';
import { pageOf } from './sender-steps.ts';

/** Answers what we offer for claims, a step each. An offer whose last day in New York is over asks for nothing. */
export const offerSteps = ({ shipment, offers = [], now }: ShipmentFacts): readonly Step[] =>
  offers
    .filter(({ until }) => newYorkDay(now) <= until)
    .toSorted((one, other) => one.until.localeCompare(other.until))
    .map(({ reference, sum, until }) => {
      const name = `Accept or decline ${dollars(sum)}`;
      return {
        act: 'ANSWER_OFFER',
        title: `${name} by ${dayWords(until)}`,
        name,
        by: newYorkInstant(addDays(until, 1), '00:00').toISOString(),
        lines: [`We offer ${dollars(sum)} for your claim ${reference}.`],
        button: { label: 'Accept or decline', path: `${pageOf(shipment)}#${CLAIMS}` },
      };
    });
