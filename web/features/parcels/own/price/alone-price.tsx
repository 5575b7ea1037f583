import { useState } from 'react';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { countedWords } from '#domain/quotes/counted-words.ts';
import { takenDestinations } from '#domain/settings/counters/taken.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { useOwnCard } from '#web/session/use-own-card.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { freightOf } from '../../send/price/freight-of.ts';
import { useUsual } from '../../send/use-usual.ts';

/** The freight of one parcel to where its owner sends usually; another place is one tap away. */
export const AlonePrice = ({ parcel }: { readonly parcel: OwnParcel }) => {
  const [chosen, setChosen] = useState<DestinationCode>();
  const usual = useUsual();
  const card = useOwnCard();
  const { capabilities } = useSiteSettings();
  const options = takenDestinations(capabilities).map(({ code, country }) => ({
    value: code,
    label: country,
  }));
  if (usual.isPending && chosen === undefined) return <Skeleton lines={2} label="Loading the price…" />;
  const to = chosen ?? usual.to;
  const price = freightOf([parcel], to, card);
  const why = price.ok ? countedWords(price.value, [parcel.sides]) : undefined;
  return (
    <div className="grid gap-3">
      <p className="text-lg">
        {price.ok ? (
          <>
            <strong className="font-semibold tabular-nums">{dollars(price.value.total)}</strong> to{' '}
            {destinations[to].country}. With other parcels it can cost less.
          </>
        ) : (
          'Ask us for the price of this one.'
        )}
      </p>
      {why === undefined ? null : <p className="text-ink-soft">{why}</p>}
      <PlainChoice
        label="Another country"
        optional={false}
        value={to}
        options={options}
        onChange={({ target }) => setChosen(options.find(({ value }) => value === target.value)?.value)}
      />
    </div>
  );
};
