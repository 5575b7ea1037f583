import { otherThanUsps } from '#domain/parcels/tracking/carrier.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { bringerOf } from '#domain/parcels/tracking/read-label.ts';
import { Button } from '#web/ui/button.tsx';
import { type Draft, mayBeBroughtByUsps } from '../draft/draft.ts';
import type { Bench } from '../use-bench.ts';

const BIG = 'min-h-16 text-xl';

interface Props {
  readonly draft: Draft;
  readonly bench: Bench;
}

/** Two large buttons, for a number that USPS and others bring. What is tapped holds for the delivery in hand. */
export const AskWhoBrings = ({ draft, bench }: Props) => {
  const { answer } = draft;
  if (typeof answer === 'string') return null;
  const other = otherThanUsps(answer.tracking) ?? 'OTHER';
  return (
    <div role="alert" className="grid gap-3 rounded-label bg-time-wash p-4">
      <p className="text-3xl font-bold">Who brings it?</p>
      <p className="text-lg">Its number does not tell. Look at the driver.</p>
      <Button look="plain" wide className={BIG} onClick={() => bench.bring(other)}>
        {carrierName(other)}
      </Button>
      <Button look="plain" wide className={BIG} onClick={() => bench.bring('USPS')}>
        The post office (USPS)
      </Button>
      <Button look="quiet" wide className="min-h-14 text-lg" onClick={bench.drop}>
        Put it aside
      </Button>
    </div>
  );
};

/** The way to say that somebody else brings it than is taken for granted. Nothing where the number itself tells. */
export const OtherBrings = ({ draft, bench, look }: Props & { readonly look: 'quiet' | 'night' }) => {
  const { answer } = draft;
  if (typeof answer === 'string' || !mayBeBroughtByUsps(draft)) return null;
  const by = bringerOf({ carrier: answer.carrier, usMail: answer.usMail, broughtBy: draft.broughtBy });
  const other = by === 'USPS' ? otherThanUsps(answer.tracking) : 'USPS';
  if (other === undefined) return null;
  return (
    <Button
      look={look}
      wide={look === 'night'}
      className={look === 'night' ? BIG : 'min-h-12 justify-self-start'}
      onClick={() => bench.bring(other)}
    >
      {`${carrierName(other)} brings it`}
    </Button>
  );
};
