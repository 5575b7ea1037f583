import { useEffect, useState } from 'react';
import type { PriceForm } from '#web/price-form/price-form.ts';
import { useFocus } from '#web/price-form/use-focus.ts';
import { useZip, type ZipAnswer } from '#web/price-form/use-zip.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useOwnId } from '#web/session/use-session.ts';
import { keep, openingOf } from './typed/kept.ts';
import { type TypedBooking, wayOf } from './typed/typed-booking.ts';

/** What the first question of `/booking` shows and changes: how it comes to us, and from where. It needs no rules of goods or slots. */
export interface Place {
  readonly typed: TypedBooking;
  readonly change: (update: (typed: TypedBooking) => TypedBooking) => void;
  readonly priceForm: PriceForm;
  /** How far away it is in miles, once we know that we come. */
  readonly miles: number | undefined;
  readonly focusOn: (id: string) => void;
  /** The desk types for a caller: neither address nor photos are those of whoever types. */
  readonly isForCaller?: true;
}

/** Nothing is asked of somebody whom we cannot reach. */
export const isReached = ({ typed, miles }: Pick<Place, 'typed' | 'miles'>): boolean =>
  wayOf(typed) === 'DROP_OFF' || miles !== undefined;

const useTyped = (search: string, opening: TypedBooking | undefined) => {
  const owner = useOwnId();
  const [typed, setTyped] = useState(() => opening ?? openingOf(owner, search));
  useEffect(() => keep(owner, search, typed), [owner, search, typed]);
  return { typed, change: setTyped };
};

/** How far away it is. While another ZIP code is looked up, nothing that was unfolded folds again. */
const useMiles = (answer: ZipAnswer): number | undefined => {
  const found = answer.status === 'found' && answer.withinRadius ? answer.miles : undefined;
  const [last, setLast] = useState(found);
  if (answer.status !== 'asking' && last !== found) setLast(found);
  return answer.status === 'asking' ? last : found;
};

/** Where what was typed is. What is wrong with a ZIP code its look-up says, and not a message of the form. */
export const usePlaceOf = ({ typed, change }: Pick<Place, 'typed' | 'change'>): Place => {
  const { capabilities } = useSiteSettings();
  const { answer, again } = useZip(typed.price.pickup ? typed.price.zip : '');
  const focusOn = useFocus();
  return {
    typed,
    change,
    miles: useMiles(answer),
    focusOn,
    priceForm: {
      draft: typed.price,
      change: (update) => change((before) => ({ ...before, price: update(before.price) })),
      problemOf: () => undefined,
      leave: () => undefined,
      focusOn,
      zipAnswer: answer,
      askZipAgain: again,
      towns: capabilities.destinations[typed.price.to].deliveryTowns,
    },
  };
};

/** Holds what a customer types, also when they come back, and where it is. `opening`: what they typed on another device. */
export const usePlace = (search: string, opening?: TypedBooking): Place =>
  usePlaceOf(useTyped(search, opening));
