import type { BenchAnswer } from '#domain/parcels/bench/bench.ts';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/layout/badge.tsx';
import { type Draft, ownerIn } from '../draft/draft.ts';
import type { Bench } from '../use-bench.ts';
import { OneField } from './one-field.tsx';

/** Name and mailbox in letters that are read from two steps away. */
const Person = ({ mailbox, name }: { readonly mailbox: string; readonly name: string }) => (
  <p className="grid min-w-0">
    <span className="font-mono text-4xl font-bold">{mailbox}</span>
    <span className="break-words text-3xl font-bold">{name}</span>
  </p>
);

const Announced = ({ announced }: Pick<BenchAnswer, 'announced'>) =>
  announced === undefined ? null : (
    <p className="text-lg">
      {announced.store === undefined ? '' : `${announced.store}: `}
      {announced.words}
      {announced.dangers?.length ? (
        <>
          {' '}
          <Badge tone="wrong">Dangerous goods announced</Badge>
        </>
      ) : null}
    </p>
  );

const FromLabel = ({ bench }: { readonly bench: Bench }) => (
  <OneField
    key={bench.draft?.label.name ?? bench.draft?.label.mailbox ?? ''}
    label="Mailbox or name on the label"
    press="Find"
    onText={(typed) => {
      bench.typeLabel(typed);
      return true;
    }}
  />
);

const Suggestions = ({ answer, bench }: { readonly answer: BenchAnswer; readonly bench: Bench }) => (
  <div className="grid gap-2">
    <p className="text-xl font-semibold">Whose is it? Look at the label.</p>
    {answer.candidates.map(({ mailbox, name, why }) => (
      <Button
        key={mailbox}
        look="plain"
        wide
        className="min-h-16 justify-start text-xl"
        onClick={() => bench.change({ chosen: mailbox })}
      >
        <span className="font-mono font-bold">{mailbox}</span>
        <span className="grid min-w-0 text-start">
          {name} <span className="text-sm text-ink-soft">{why.join(', ')}</span>
        </span>
      </Button>
    ))}
    <Button look="quiet" wide className="min-h-14 text-lg" onClick={() => bench.change({ chosen: 'NOBODY' })}>
      Nobody of these
    </Button>
  </div>
);

const unknownWords = ({ scanned, answer, label }: Draft): string => {
  if (scanned === undefined && Object.keys(label).length === 0) return 'No number. What does the label say?';
  return answer === 'none'
    ? 'No connection. Go on: the parcel finds its owner when it is sent.'
    : 'We do not know whose it is.';
};

const Unknown = ({ draft, bench }: { readonly draft: Draft; readonly bench: Bench }) => {
  const typed = [draft.label.mailbox, draft.label.name].filter(Boolean).join(' ');
  return (
    <div className="grid gap-2">
      <p className="text-xl font-semibold">{unknownWords(draft)}</p>
      {typed === '' ? null : <p className="text-2xl font-bold">Label: {typed}</p>}
      <FromLabel bench={bench} />
    </div>
  );
};

/** Whose the parcel is: certain, to be chosen, or not known. Never an address, a phone number or an e-mail. */
export const Who = ({ draft, bench }: { readonly draft: Draft; readonly bench: Bench }) => {
  const { answer } = draft;
  if (answer === 'asking') return <p className="min-h-20 text-2xl text-ink-soft">Looking it up.</p>;
  const owner = ownerIn(draft);
  if (owner)
    return (
      <div className="grid gap-1">
        <Person {...owner} />
        {answer === 'none' ? null : <Announced announced={answer.announced} />}
        {answer === 'none' || answer.sentOn === undefined ? null : (
          <p className="text-2xl font-bold">{answer.sentOn}</p>
        )}
      </div>
    );
  if (answer !== 'none' && answer.candidates.length > 0 && draft.chosen === undefined)
    return <Suggestions answer={answer} bench={bench} />;
  return <Unknown draft={draft} bench={bench} />;
};
