import type { ReactNode } from 'react';
import type { Coming } from '#domain/departures/slots/flight-made.ts';
import { slotWords, weComeWords } from '#domain/departures/slots/slot-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { nameShown } from '#domain/kernel/person/latin-name.ts';
import { oneLine } from '#domain/kernel/person/one-line.ts';
import { declaredValueOf } from '#domain/shipments/form/commodities.ts';
import { phoneShown } from '#domain/shipments/form/people.ts';
import { CONSENT_TEXT } from '#domain/shipments/form/search-consent.ts';
import type { ShipmentFields, ShipmentStep } from '#domain/shipments/form/shipment-form.ts';
import { notBroughtWords } from '#domain/shipments/handover/collected-in.ts';
import { afterBooking } from '#domain/shipments/next-step/asked-words.ts';
import { firstName } from '#domain/shipments/next-step/goods-words.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { dayWords } from '#web/ui/time/countdown-words.ts';
import { useCaller, useChoiceWords } from '../caller-context.ts';
import { formOf } from '../draft/form-of.ts';
import { Agree } from '../fields/agree.tsx';
import { inTimeWords, readyWords } from '../flights/flight-words.ts';
import { comingTyped, useTypedFlights } from '../flights/typed-flights.ts';
import { shownTotal } from '../price/price-side.tsx';
import type { Wizard } from '../use-wizard.ts';
import { PickupHeld } from './pickup-time.tsx';

const Part = ({
  wizard,
  step,
  title,
  children,
}: {
  readonly wizard: Wizard;
  readonly step: ShipmentStep;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section aria-label={title} className="grid gap-1 border-t border-rule pt-3">
    <div className="flex items-center justify-between gap-3">
      <h3 className="text-xl">{title}</h3>
      <Button look="quiet" onClick={() => wizard.open(step)}>
        Change<span className="sr-only"> {title.toLowerCase()}</span>
      </Button>
    </div>
    {children}
  </section>
);

const Receiver = ({ form }: { readonly form: ShipmentFields }) => {
  const { name, company, street, street2, city, region, postalCode } = form.consignee;
  const counter = useSiteSettings().capabilities.destinations[form.to].collectAt;
  const notBrought = notBroughtWords(
    { to: form.to, town: city, door: form.door, counterTown: counter?.town },
    `${firstName(name)} collects`,
  );
  const address = [company, street, street2, city, region, postalCode].map(oneLine).filter(Boolean);
  return (
    <>
      <p className="font-semibold">{nameShown(form.consignee)}</p>
      <p>
        {[...address, destinations[form.to].country].join(', ')}. {phoneShown(form.consignee, form.to)}
      </p>
      {form.door ? <p>Delivered to their door in {form.door.town}.</p> : null}
      {notBrought === undefined ? null : <p>{notBrought}</p>}
      {form.notifyParty ? <p>We also call {nameShown(form.notifyParty)}.</p> : null}
    </>
  );
};

/** When we come, or that no time is chosen yet. */
const comeWords = (coming: Coming): string =>
  coming.way === 'PICKUP' && coming.slot
    ? weComeWords(slotWords(coming.slot))
    : 'We pick it up. After you book, choose a time for the pickup.';

const FlightPart = ({ wizard, form }: { readonly wizard: Wizard; readonly form: ShipmentFields }) => {
  const { flights = [] } = useTypedFlights(wizard.typed);
  const coming = comingTyped(wizard.typed, useSiteSettings().schedule);
  const flight = flights.find(({ id }) => id === wizard.typed.departureId);
  const whoBrings =
    useCaller() === undefined ? 'You bring it, or have it sent.' : 'They bring it, or have it sent.';
  return (
    <>
      {flight?.waitlist ? (
        <Alert kind="info">
          This flight is full. Your shipment waits on its list. When we hold a place for you, we will tell
          you, and then you book it.
        </Alert>
      ) : null}
      {flight?.closed && !flight.waitlist ? (
        <Alert kind="warning">
          The flight on {dayWords(flight.day)} can no longer be booked: {flight.closed.toLowerCase()}. Choose
          another one.
        </Alert>
      ) : null}
      {flight ? (
        <p>
          <span className="font-semibold">{dayWords(flight.day)}</span> from {flight.originAirport}.{' '}
          {readyWords(flight)}.
        </p>
      ) : null}
      <p>
        {form.howItComes === 'PICKUP'
          ? `From ${[form.pickup?.street, form.pickup?.zip].filter(Boolean).join(', ')}. ${comeWords(coming)}`
          : `${whoBrings} ${flight ? inTimeWords(flight, coming) : ''}`}
      </p>
      {coming.way === 'PICKUP' && !wizard.typed.isBooked ? <PickupHeld wizard={wizard} /> : null}
    </>
  );
};

/** What we ask for, and check, once it is booked. */
const AfterBooking = ({ wizard, form }: { readonly wizard: Wizard; readonly form: ShipmentFields }) => {
  const { flights = [] } = useTypedFlights(wizard.typed);
  const flight = flights.find(({ id }) => id === wizard.typed.departureId);
  const by = flight?.closed || flight?.waitlist ? undefined : flight?.bookingCutoff;
  const asked = afterBooking(form, by);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="after-booking" className="grid gap-2 border-t border-rule pt-3">
      <h3 id="after-booking" className="text-xl">
        After you book
      </h3>
      <ul className="grid gap-2">
        {asked.map(({ title, line }) => (
          <li key={line}>
            {title === undefined ? null : <p className="font-semibold">{title}</p>}
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Everything that was typed, in the words of a letter, with a way back to each step. */
export const ReviewStep = ({ wizard }: { readonly wizard: Wizard }) => {
  const form = formOf(wizard.typed, wizard.rateCard.card);
  const { price } = wizard.live;
  const isForCaller = useCaller() !== undefined;
  const words = useChoiceWords();
  return (
    <div className="grid gap-4">
      <Part wizard={wizard} step="people" title="Receiver">
        <Receiver form={form} />
      </Part>
      <Part wizard={wizard} step="terms" title="What for, and who pays">
        <p>
          {words.purpose[form.purpose].label}. {form.service === 'express' ? 'Express.' : 'Standard.'}
        </p>
        <p>
          Shipping: {words.chargesTerm[form.chargesTerm].label.toLowerCase().replace(/^i /, 'I ')}. Duty and
          taxes:{' '}
          {words.incoterm[form.incoterm].label
            .replace(/ pays? duty and taxes/, ' pay')
            .replace(/(receiver|sender) pay$/, '$1 pays')}
          .
        </p>
      </Part>
      <Part wizard={wizard} step="pieces" title="Boxes and barrels">
        <ul>
          {form.goods.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and the list only shows them
            <li key={index}>{goodsWords(row, wizard.rateCard.card.barrels)}</li>
          ))}
        </ul>
      </Part>
      <Part wizard={wizard} step="contents" title="What is inside">
        <ul>
          {form.commodities.map(({ description, quantity, unitValue }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and the list only shows them
            <li key={index}>
              {quantity} × {description}, {dollars(unitValue)} each
            </li>
          ))}
        </ul>
        <p>
          Total value {dollars(declaredValueOf(form.commodities))}.{' '}
          {form.insured ? 'Insured.' : 'Not insured.'}
        </p>
        {form.dangerous ? <p>For us to look at: {form.dangerous}</p> : null}
      </Part>
      <Part wizard={wizard} step="flight" title="Flight">
        <FlightPart wizard={wizard} form={form} />
      </Part>
      {price && price.total === shownTotal(wizard) ? (
        <section aria-label="Price" className="lg:hidden">
          <h3 className="text-xl">Price</h3>
          <PriceLines lines={price.lines} total={price.total} />
        </section>
      ) : null}
      <AfterBooking wizard={wizard} form={form} />
      <div className="border-t border-rule pt-3">
        {wizard.agreedWith === undefined ? (
          <Agree wizard={wizard} field="searchConsent">
            {isForCaller
              ? 'The sender signed the consent to a search here. If not, the dock asks for it.'
              : CONSENT_TEXT}
          </Agree>
        ) : (
          <p>
            You agreed that your goods may be opened and searched when you booked{' '}
            <span className="font-mono">{wizard.agreedWith}</span>.
          </p>
        )}
      </div>
    </div>
  );
};
