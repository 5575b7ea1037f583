import { useEffect, useEffectEvent, useState } from 'react';
import { notListed } from '#domain/runs/airport/driven.ts';
import { missingOf, type Trip } from '#domain/runs/airport/trip.ts';
import { pieceCode, readPieceCode } from '#domain/shipments/piece-code.ts';
import { Camera } from '#web/scanning/camera/camera.tsx';
import { play } from '#web/scanning/sound.ts';
import { listenToScanner } from '#web/scanning/wedge.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { counted } from '../day/words.ts';
import type { AtAirline } from './at-airline.ts';

/** A label as it was read: the code of a piece on the list, or what is wrong with it. */
const readLabel = (text: string, trip: Trip): { readonly code?: string; readonly problem?: string } => {
  const { number, n } = readPieceCode(text) ?? {};
  if (number === undefined || n === undefined)
    return { problem: 'That is not the label of a piece. Scan the label of ours that is on it.' };
  const code = pieceCode(number, n);
  const refused = notListed(trip, code);
  return refused === undefined ? { code } : { problem: refused.refusal.message };
};

/** A label that the camera does not read is typed. */
const Typed = ({ onCode }: { readonly onCode: (text: string) => void }) => {
  const [text, setText] = useState('');
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onCode(text);
        setText('');
      }}
    >
      <div className="min-w-0 flex-1">
        <PlainInput
          label="Scan or type a label"
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

/** The pieces of a flight, scanned onto the van one by one. Each is kept and sent by itself, so a phone that dies loses none. */
export const LoadList = ({ run, trip, act }: AtAirline) => {
  const [problem, setProblem] = useState('');
  const [last, setLast] = useState('');
  const missing = missingOf(trip);
  const all = trip.list?.codes.length ?? 0;
  const onCode = (text: string): void => {
    const { code, problem: wrong = '' } = readLabel(text, trip);
    setProblem(wrong);
    play(code === undefined ? 'wrong' : 'done');
    if (code === undefined) return;
    const isAgain = trip.scanned.includes(code);
    setLast(isAgain ? `${code} is on the van already.` : `${code} is on the van.`);
    if (!isAgain) void act(run, { kind: 'LOAD', stop: trip.flight, at: new Date().toISOString(), code });
  };
  const heard = useEffectEvent(onCode);
  useEffect(() => listenToScanner((text) => heard(text)), []);
  return (
    <section aria-label="Load list" className="grid gap-3">
      <p role="status" className="text-2xl font-bold">
        {all - missing.length} of {counted(all, 'piece')} on the van
      </p>
      {problem ? <Alert title="Not on the van">{problem}</Alert> : null}
      {problem === '' && last !== '' ? <p>{last}</p> : null}
      {missing.length === 0 ? null : (
        <>
          <Camera onCode={onCode} />
          <Typed onCode={onCode} />
          <details>
            <summary className="unfold">{counted(missing.length, 'piece')} still to load</summary>
            <ul className="grid gap-1 font-mono text-lg">
              {missing.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
};
