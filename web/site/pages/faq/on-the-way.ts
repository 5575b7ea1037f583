import { allDestinations, destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { carrierWords, collectionEverywhere, deliveryEverywhere } from '#domain/settings/capability-words.ts';
import { whereTheCodeIs, whoMayCollect } from '#domain/shipments/handover/who-collects.ts';
import { facilityWords } from '#web/phrases/contact.ts';
import { hoursWords } from '#web/phrases/hours.ts';
import {
  BOOKING_PATH,
  pickupBooking,
  pickupChanges,
  pickupCost,
  pickupIs,
  pickupReady,
} from '#web/phrases/pickup-words.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import {
  bookingCutoffWords,
  cutoffWords,
  departureWords,
  pickupWords,
  routeWords,
  transitWords,
} from '#web/phrases/times.ts';
import type { QuestionGroup } from './questions.ts';

/** Questions about bringing goods to the dock. */
export const handover: QuestionGroup = {
  id: 'handover',
  title: 'Pickup and drop-off',
  items: (site) => [
    {
      id: 'pickup',
      question: 'Do you pick up from my home?',
      answer: `Yes, ${pickupWords(site)}. ${pickupIs} It costs ${pickupCost(site)}`,
      more: { label: 'See what your ZIP code costs', to: '/shipping-calculator' },
    },
    {
      id: 'book-a-pickup',
      question: 'How do I book a pickup?',
      answer: `${pickupBooking(site)} ${pickupChanges(site)}`,
      more: { label: 'Book a time', to: BOOKING_PATH },
    },
    {
      id: 'ready-for-pickup',
      question: 'What must be ready when you come?',
      answer: pickupReady.join(' '),
      more: { label: 'A pickup, step by step', to: '/how-it-works#pickup' },
    },
    {
      id: 'drop-off',
      question: 'Where and when can I drop off?',
      answer: `At ${facilityWords(site.brand)}. ${hoursWords(site.brand)}. Bring an ID, the list of what is inside, and the name, address and phone of the receiver. You can come without a time. If you book one, we expect you.`,
      more: { label: 'How to find us', to: '/contact#find-us' },
    },
    {
      id: 'farther-away',
      question: 'I live farther away. What can I do?',
      answer: `Send it to your mailbox address, and we fly it from here. ${carrierWords(site.capabilities)}`,
      more: { label: 'How the mailbox works', to: '/how-it-works' },
    },
  ],
};

/** Questions about flights and transit times. */
export const flights: QuestionGroup = {
  id: 'flights',
  title: 'Flights and cutoffs',
  items: (site) => [
    {
      id: 'cutoff',
      question: 'When must my goods be there for this week’s flight?',
      answer: `Before ${cutoffWords(site.schedule)} at our dock. Goods that are already here, such as mailbox parcels, must be booked before ${bookingCutoffWords(site.schedule)}. Both are ${OUR_TIME}.`,
      more: { label: 'The next flight, in the calculator', to: '/shipping-calculator' },
    },
    {
      id: 'how-long',
      question: 'How long does it take?',
      answer: `Counted from the day it flies: ${allDestinations.map(({ code, country }) => `${country} ${transitWords(site.schedule, code)}`).join(', ')}. To Guyana that is ${routeWords(site.schedule, 'GY')}, ${departureWords(site.schedule, 'GY')}. Customs can take longer.`,
      more: { label: 'Each destination', to: '/service-areas' },
    },
    {
      id: 'missed',
      question: 'What if I miss the cutoff, or it is a holiday?',
      answer:
        'Your goods go on the next flight automatically. You do not have to book again. If the flight falls on a holiday, it leaves the business day before, and the cutoffs move with it.',
      more: { label: 'Missed cutoffs', to: '/support#missed' },
    },
  ],
};

/** Questions about collection and delivery at the destination. */
export const arrival: QuestionGroup = {
  id: 'arrival',
  title: 'Collection and delivery',
  items: ({ capabilities }) => [
    {
      id: 'where-to-collect',
      question: 'Where does my receiver collect it?',
      answer: collectionEverywhere(capabilities),
      more: { label: 'What the receiver brings', to: '/service-areas' },
    },
    {
      id: 'to-the-door',
      question: 'Can you deliver it to their door?',
      answer: deliveryEverywhere(capabilities),
      more: { label: 'Ask about a town', to: '/contact' },
    },
  ],
};

/** Questions about customs at the destination. */
export const customs: QuestionGroup = {
  id: 'customs',
  title: 'Customs',
  items: (site) => [
    {
      id: 'who-pays-duty',
      question: 'Who pays the duty, and how much is it?',
      answer:
        'The receiver pays customs in their country. It is not in our price. See what we know for each country, with source and date. Where no figure is confirmed, we tell you who to ask.',
      more: { label: 'Customs, country by country', to: '/service-areas' },
    },
    {
      id: 'customs-papers',
      question: 'What does the receiver need?',
      answer: `${whoMayCollect} ${whereTheCodeIs} The receiver’s tax number is: ${allDestinations.map(({ code, country }) => `${country} ${destinations[code].taxNumber.name}`).join(', ')}.`,
    },
    {
      id: 'brokerage',
      question: 'Can you do the customs papers for us?',
      answer: `Yes. Customs brokerage is ${dollars(cardInForce(site).brokerage)} per shipment. Duty is separate and goes to customs.`,
      more: { label: 'All extras', to: '/rates#extras' },
    },
  ],
};
