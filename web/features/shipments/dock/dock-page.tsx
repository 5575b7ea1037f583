import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { screeningMethods } from '#domain/shipments/pieces.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { methodNames, type ScreeningMethod } from '../desk/screening-names.ts';
import { LastScans } from './last-scans.tsx';
import { modeIn, modeNames, modes } from './modes.ts';
import { NotSent } from './not-sent.tsx';
import { PhotoButton } from './photo-button.tsx';
import { PieceCard } from './piece-card.tsx';
import { useDock } from './use-dock.ts';
import { listenToScanner } from './wedge.ts';

type Dock = ReturnType<typeof useDock>;

const Named = ({
  number,
  n,
  children,
}: {
  readonly number: string;
  readonly n: number;
  readonly children: string;
}) => (
  <div className="grid gap-2">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-4xl font-bold">{n}</span>
      <span className="font-mono text-xl">{number}</span>
    </p>
    <p className="text-ink-soft">{children}</p>
  </div>
);

const Which = ({
  number,
  of,
  dock,
}: {
  readonly number: string;
  readonly of: number;
  readonly dock: Dock;
}) => (
  <fieldset>
    <legend className="mb-2 text-lg font-semibold">
      Which piece of <span className="font-mono">{number}</span>?
    </legend>
    <div className="flex flex-wrap gap-2">
      {Array.from({ length: of }, (_, index) => index + 1).map((n) => (
        <Button
          key={n}
          look="plain"
          className="min-h-14 min-w-14 text-xl"
          onClick={() => void dock.take(number, n)}
        >
          {n}
        </Button>
      ))}
    </div>
  </fieldset>
);

/** What is in front of the person: one thing, in large letters. */
const InFront = ({ dock }: { readonly dock: Dock }) => {
  const { shown } = dock;
  if (shown.kind === 'nothing') return <p className="text-xl text-ink-soft">Scan a label.</p>;
  if (shown.kind === 'which') return <Which number={shown.number} of={shown.of} dock={dock} />;
  if (shown.kind === 'looking' || shown.kind === 'kept')
    return (
      <Named number={shown.number} n={shown.n}>
        {shown.kind === 'looking' ? 'Looking it up.' : 'Kept on this device. Scan the next one.'}
      </Named>
    );
  const { piece } = shown;
  return (
    <div className="grid gap-3">
      {shown.kind === 'problem' ? <Alert>{shown.words}</Alert> : null}
      {shown.kind === 'piece' && shown.said !== undefined ? (
        <Alert kind="success" title={shown.said}>
          Scan the next one.
        </Alert>
      ) : null}
      {piece === undefined ? null : (
        <PieceCard piece={piece} onAct={(act) => void dock.act(piece.number, piece.n, act)}>
          <PhotoButton key={`${piece.number} ${piece.n}`} number={piece.number} n={piece.n} dock={dock} />
        </PieceCard>
      )}
    </div>
  );
};

const TypedNumber = ({ onScan }: { readonly onScan: (text: string) => void }) => {
  const [text, setText] = useState('');
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onScan(text);
        setText('');
      }}
    >
      <div className="min-w-0 flex-1">
        <PlainInput
          label="Scan or type a number"
          required
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit">Enter</Button>
    </form>
  );
};

/** The dock: a scan does what the mode says, one piece after the other, with a hand scanner, the camera or typed numbers. */
export const DockPage = () => {
  const [search, setSearch] = useSearchParams();
  const mode = modeIn(search);
  const [screening, setScreening] = useState<ScreeningMethod>('XRY');
  const dock = useDock(mode, screening);
  const latest = useRef(dock.scan);
  latest.current = dock.scan;
  useEffect(() => listenToScanner((code) => void latest.current(code)), []);
  return (
    <>
      <PageHeader title="Dock" />
      <div className="grid max-w-2xl gap-5">
        <Choices
          name="mode"
          legend="What each scan does"
          choices={modes.map((value) => ({ value, label: modeNames[value] }))}
          chosen={mode}
          onChoose={(next) => setSearch({ mode: next.toLowerCase() }, { replace: true })}
          className="grid grid-cols-2 gap-2 sm:grid-cols-5 [&_.choice]:min-h-14 [&_.choice]:justify-center"
        />
        {mode === 'SCREEN' ? (
          <PlainSelect
            label="How it is screened"
            required
            value={screening}
            onChange={({ target }) => {
              setScreening(target.value as ScreeningMethod);
              // The next scan is for the dock. A list with the focus would take its letters for a choice.
              target.blur();
            }}
          >
            {screeningMethods.map((method) => (
              <option key={method} value={method}>
                {methodNames[method]} ({method})
              </option>
            ))}
          </PlainSelect>
        ) : null}
        <TypedNumber onScan={(text) => void dock.scan(text)} />
        <section aria-label="The piece" aria-live="polite" className="label-sheet min-h-48 p-4">
          <InFront dock={dock} />
        </section>
        <NotSent kept={dock.kept} queue={dock.queue} />
        <LastScans lines={dock.lines} onUndo={(line) => void dock.undo(line)} />
      </div>
    </>
  );
};
