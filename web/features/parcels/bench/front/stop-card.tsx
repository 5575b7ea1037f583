import type { ParcelAtBench } from '#domain/parcels/bench/bench.ts';
import { Button } from '#web/ui/button.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { type Draft, mustAskWhoBrings, stopOf } from '../draft/draft.ts';
import type { Bench } from '../use-bench.ts';
import { AskWhoBrings, OtherBrings } from './brought-by.tsx';

const BIG = 'min-h-16 text-xl';

/** It goes back with the driver: red, with the words to say. */
const Refused = ({
  words,
  draft,
  bench,
}: {
  readonly words: string;
  readonly draft: Draft;
  readonly bench: Bench;
}) => (
  <div role="alert" className="grid gap-4 rounded-label bg-wrong p-4 text-sheet">
    <p className="text-3xl font-bold">STOP. Do not take this parcel.</p>
    <p className="text-xl">{words}</p>
    <Button look="night" wide className={BIG} onClick={() => void bench.refuse()}>
      The driver took it back
    </Button>
    <OtherBrings draft={draft} bench={bench} look="night" />
    <Button look="night" wide className={BIG} onClick={bench.drop}>
      Put it aside
    </Button>
  </div>
);

const Here = ({ parcel, bench }: { readonly parcel: ParcelAtBench; readonly bench: Bench }) => (
  <div role="alert" className="grid gap-3 rounded-label border-2 border-wrong bg-wrong-wash p-4">
    <p className="text-2xl font-bold">This number was received already.</p>
    <p className="text-lg">
      {parcel.code}
      {parcel.shelf === undefined ? ', which has left' : ` on shelf ${parcel.shelf}`}
      {parcel.owner === undefined ? '' : `, for ${parcel.owner.mailbox} ${parcel.owner.name}`}. Received{' '}
      <Instant at={parcel.receivedAt} />
      {parcel.receivedBy === undefined ? '' : ` by ${parcel.receivedBy}`}.
    </p>
    <Button wide className={BIG} onClick={bench.drop}>
      It is that parcel
    </Button>
    <Button look="plain" wide className={BIG} onClick={() => bench.change({ another: true })}>
      It is another box with the same number
    </Button>
  </div>
);

/** What has to be decided before anything goes on with this parcel. Undefined where nothing has to. */
export const stopCard = (draft: Draft, bench: Bench) => {
  const stop = stopOf(draft);
  if (stop === undefined || typeof draft.answer === 'string') return undefined;
  const { refuse, here } = draft.answer;
  if (mustAskWhoBrings(draft)) return <AskWhoBrings draft={draft} bench={bench} />;
  if (stop === 'refuse') return <Refused words={refuse?.words ?? ''} draft={draft} bench={bench} />;
  return here && <Here parcel={here} bench={bench} />;
};
