import { useState } from 'react';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import type { CustomerCard } from '#domain/quotes/cards/customer-card.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import { MOST_COMMODITIES } from '#domain/shipments/form/commodities.ts';
import { commoditiesOfParcels, MOST_SENT } from '#domain/shipments/form/from-parcels.ts';
import { shipmentErrors } from '#domain/shipments/form/shipment-form.ts';
import { emptyReceiver } from './parts/receiver-fields.tsx';
import { formOf, insideOf, requestOf, type TypedSend, typedFrom } from './typed-send.ts';
import { useFlights } from './use-flights.ts';
import type { useSend } from './use-send.ts';
import type { Usual } from './use-usual.ts';

/** Why parcels do not fit into one shipment; undefined where they do. */
const tooMany = (parcels: readonly OwnParcel[]): string | undefined => {
  if (parcels.length > MOST_SENT)
    return `One shipment takes up to ${MOST_SENT} parcels. Send the others as a second one.`;
  return commoditiesOfParcels(parcels).length > MOST_COMMODITIES
    ? `Customs reads up to ${MOST_COMMODITIES} lines for one shipment, and these parcels have more. Send some of them as a second one.`
    : undefined;
};

/** The parcels that are chosen when the page opens: those of the address that are ready, or all that are. */
const chosenAtFirst = (ready: readonly OwnParcel[], wanted: readonly string[]): readonly string[] => {
  const asked = ready.filter(({ code }) => wanted.includes(code));
  const chosen: OwnParcel[] = [];
  for (const parcel of asked.length > 0 ? asked : ready)
    if (tooMany([...chosen, parcel]) === undefined) chosen.push(parcel);
  return chosen.map(({ code }) => code);
};

/** Everything that is said about parcels that are sent on, with its problems, its price and its flights. */
export const useSendForm = (
  ready: readonly OwnParcel[],
  wanted: readonly string[],
  usual: Usual,
  card: CustomerCard,
  totalOf: ReturnType<typeof useSend>['totalOf'],
) => {
  const [typed, setTyped] = useState(() => typedFrom(chosenAtFirst(ready, wanted), usual.last));
  const [isNew, setNew] = useState(false);
  const [asked, setAsked] = useState(false);
  const parcels = ready.filter(({ code }) => typed.codes.includes(code));
  const receiver = typed.receiver ?? emptyReceiver(usual.to);
  const form = formOf(typed, parcels, receiver);
  const { query, flights } = useFlights(receiver.to, Math.max(0, ...parcels.map(({ weightLb }) => weightLb)));
  const departureId = typed.departureId || (flights?.find(({ closed }) => closed === undefined)?.id ?? '');
  const price = parcels.length === 0 ? undefined : estimate(requestOf(form), card);
  const found: Readonly<Record<string, string | undefined>> = {
    ...(typed.purpose === '' ? { purpose: 'Choose what it is for.' } : {}),
    ...shipmentErrors(form),
    parcels: tooMany(parcels),
  };
  return {
    typed,
    parcels,
    receiver,
    isNew,
    form,
    query,
    flights,
    departureId,
    price: price?.ok ? price.value : undefined,
    /** Why there is no price, in words for the sender. */
    noPrice: price === undefined || price.ok ? undefined : price.refusal.message,
    total: totalOf(form) ?? (price?.ok ? price.value.total : undefined),
    lines: insideOf(parcels, typed.values),
    /** What is missing, once somebody wanted to book. */
    problems: asked ? found : {},
    isComplete: Object.values(found).every((problem) => problem === undefined),
    ask: () => setAsked(true),
    change: (part: Partial<TypedSend>) => setTyped((before) => ({ ...before, ...part })),
    receive: (next: NonNullable<TypedSend['receiver']>, typedNew: boolean) => {
      setNew(typedNew);
      // Another country has other flights.
      setTyped((before) => ({
        ...before,
        receiver: next,
        departureId: next.to === receiver.to ? before.departureId : '',
      }));
    },
  };
};
