import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { BenchLine } from '../lines/lines.ts';
import { sidesWords } from '../measure/typed.ts';
import type { Bench } from '../use-bench.ts';

/** The parcel that was closed last: its shelf and whose it is, as far as it is known by now. */
const Closed = ({ line }: { readonly line: BenchLine }) => {
  if (line.state === 'refused')
    return (
      <Alert className="text-xl font-semibold" title={`${line.code} was not received.`}>
        {line.problem}
      </Alert>
    );
  const isSent = line.state !== 'waiting';
  return (
    <Alert kind="success" title={isSent ? 'Received' : 'Kept on this device'}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-2xl font-bold">
        <span>{line.shelf}</span>
        {line.mailbox === undefined ? null : <span className="font-mono">{line.mailbox}</span>}
        <span className="break-words">{line.name}</span>
      </p>
      {line.isUnidentified ? <p className="text-lg font-semibold">Unidentified: put it with those.</p> : null}
      <p className="font-mono">{line.code}</p>
    </Alert>
  );
};

/** What the bench answers besides the parcel in hand, in words. */
export const SaidCard = ({ bench }: { readonly bench: Bench }) => {
  const { said, lines } = bench;
  if (said.kind === 'problem') return <Alert className="text-xl font-semibold">{said.words}</Alert>;
  if (said.kind === 'note') return <Alert kind="info">{said.words}</Alert>;
  if (said.kind === 'closed') {
    const line = lines.find(({ id }) => id === said.id);
    return line === undefined ? null : <Closed line={line} />;
  }
  if (said.kind === 'another-label')
    return (
      <Alert
        kind="warning"
        title="This is another number"
        actions={
          <>
            <Button look="plain" className="min-h-14 text-lg" onClick={() => bench.isOnIt(said.text)}>
              It is on this parcel, too
            </Button>
            <Button look="quiet" className="min-h-14 text-lg" onClick={() => bench.take(said.text)}>
              Put this one aside, take that one
            </Button>
          </>
        }
      >
        <span className="font-mono break-all">{said.text}</span>. Finish the parcel in your hands first: scan
        its shelf.
      </Alert>
    );
  if (said.kind === 'parcel') {
    const { parcel } = said;
    return (
      <Alert
        kind="info"
        title={`${parcel.code}${parcel.shelf === undefined ? '' : ` on shelf ${parcel.shelf}`}`}
      >
        <p className="text-2xl font-bold">
          {parcel.owner === undefined ? 'Unidentified' : `${parcel.owner.mailbox} ${parcel.owner.name}`}
        </p>
        <p>
          {parcel.weightLb} lb, {sidesWords(parcel.sides)}
        </p>
      </Alert>
    );
  }
  return null;
};
