import { destinations } from '#domain/kernel/destinations.ts';
import { takenDestinations } from '#domain/settings/counters/taken.ts';
import { messageOf } from '#web/api/api-error.ts';
import { withDestination } from '#web/price-form/draft/draft.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { GoodsFields } from '#web/price-form/fields/goods-fields.tsx';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import type { BookingDraft } from '../use-booking-page.ts';
import { Part } from './part.tsx';

const piecesWords = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** The shipments whose goods it brings. */
const Shipments = ({ draft: { shipments, shipmentFailure } }: { readonly draft: BookingDraft }) => {
  if (shipmentFailure) return <ErrorState message={messageOf(shipmentFailure)} />;
  if (shipments === undefined) return <Skeleton lines={2} label="Loading your shipment…" />;
  return (
    <ul>
      {shipments.map(({ number, pieces, to, consignee }) => (
        <li key={number}>
          <span className="font-mono font-semibold">{number}</span>: {piecesWords(pieces.length)} for{' '}
          {consignee.name}, {destinations[to].country}
        </li>
      ))}
    </ul>
  );
};

/** Boxes and barrels with their destination, to be typed or changed. */
const Editor = ({ draft }: { readonly draft: BookingDraft }) => {
  const { typed, change, priceForm, rateCard, goods } = draft;
  const taken = takenDestinations(useSiteSettings().capabilities);
  const done = () => {
    if (goods === undefined) draft.showProblems();
    else change((before) => ({ ...before, isGoodsDone: true }));
  };
  return (
    <>
      <div className="max-w-72">
        <PlainSelect
          label="Where to?"
          required
          value={typed.price.to}
          onChange={({ target }) => {
            const to = taken.find(({ code }) => code === target.value)?.code;
            // Another destination has other flights, so the first time is offered again.
            if (to)
              change((before) => ({
                ...before,
                slot: '',
                firstSlot: '',
                price: withDestination(before.price, to),
              }));
          }}
        >
          {taken.map(({ code, country }) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </PlainSelect>
      </div>
      <GoodsFields form={priceForm} card={rateCard.card} />
      <div>
        <Button look={goods === undefined ? 'plain' : 'primary'} onClick={done}>
          Done
        </Button>
      </div>
    </>
  );
};

/** What is to be picked up or brought. */
export const GoodsPart = ({ draft }: { readonly draft: BookingDraft }) => {
  const { typed, change, goods, rateCard } = draft;
  if (typed.shipments.length > 0)
    return (
      <Part title="What is it?">
        <Shipments draft={draft} />
      </Part>
    );
  return (
    <Part title="What is it?">
      {typed.isGoodsDone && goods ? (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <ul className="min-w-0">
            {goods.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and the list only shows them
              <li key={index}>{goodsWords(row, rateCard.card.barrels)}</li>
            ))}
            <li className="text-ink-soft">To {destinations[typed.price.to].country}</li>
          </ul>
          <Button look="quiet" onClick={() => change((before) => ({ ...before, isGoodsDone: false }))}>
            Change<span className="sr-only"> what it is</span>
          </Button>
        </div>
      ) : (
        <Editor draft={draft} />
      )}
    </Part>
  );
};
