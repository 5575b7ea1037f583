import { nextCutoffs } from '#domain/departures/schedule/cutoffs.ts';
import { destinationCodes, destinations } from '#domain/kernel/destinations.ts';
import { listed } from '#domain/kernel/listed.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { dayWords, instantWords } from '#web/ui/time/countdown-words.ts';

/** A part of an answer that the desk writes often. */
export interface AnswerTemplate {
  readonly name: string;
  readonly text: string;
}

type Facts = Pick<SiteSettings, 'brand' | 'schedule'>;

const nextFlight = (schedule: Facts['schedule'], now: Date): string => {
  const next = nextCutoffs(schedule, now).find(({ kind }) => kind === 'cargo');
  if (next === undefined) return '';
  const places =
    next.to.length === destinationCodes.length
      ? ''
      : ` to ${listed(next.to.map((code) => destinations[code].country))}`;
  return `Our next flights${places} leave on ${dayWords(next.departureDay)}. Your cargo must be at our dock before ${instantWords(next.at)}.`;
};

const whereAndWhen = ({ facility, hours }: Facts['brand']): string => {
  const open = hours.map((line) => `${line.days}: ${line.hours}`).join('\n');
  return `Our address is ${facility.line1}, ${facility.city}, ${facility.state} ${facility.postalCode}.\nOur hours, ${OUR_TIME}:\n${open}`;
};

/** The templates, with the facts that the settings have now. */
export const answerTemplates = (
  { brand, schedule }: Facts,
  { origin, now }: { readonly origin: string; readonly now: Date },
): readonly AnswerTemplate[] =>
  [
    {
      name: 'Price',
      text: `You can see the full price for your shipment here: ${origin}/shipping-calculator\nOr send us the number of pieces, the size and weight of each, and the country. We will send you the price.`,
    },
    {
      name: 'Pickup',
      text: `We pick up within ${schedule.pickup.radiusMiles} miles of our dock in ${brand.facility.city}, ${brand.facility.state}. Please send us your address with the ZIP code, what you are sending, and whether it has to be carried down stairs.`,
    },
    {
      name: 'Parcel',
      text: 'Please send us the name of the store and its tracking number. We will look for your parcel at our dock and write back to you.',
    },
    { name: 'Next flight', text: nextFlight(schedule, now) },
    { name: 'Address and hours', text: whereAndWhen(brand) },
  ].filter(({ text }) => text !== '');

/** The answer with one more part at its end. An empty one begins with a greeting. */
export const withPart = (answer: string, part: string, name: string): string =>
  answer.trim() ? `${answer.trimEnd()}\n\n${part}` : `Hello ${name},\n\n${part}`;
