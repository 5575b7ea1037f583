import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type Screening,
  type ScreeningMethod,
  screeningMethods,
  screeningResults,
} from '#domain/shipments/screening/screening.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { methodNames, resultNames } from '../desk/screening-names.ts';
import { Camera } from './camera/camera.tsx';
import { InFront } from './in-front.tsx';
import { LastScans } from './last-scans.tsx';
import { LoadCount } from './load-count.tsx';
import { modeIn, modeNames, modes } from './modes.ts';
import { NotSent } from './not-sent.tsx';
import { openOffline } from './open-offline.ts';
import { TypedNumber } from './typed-number.tsx';
import { useDock } from './use-dock.ts';
import { listenToScanner } from './wedge.ts';

/** The dock: a scan does what the mode says, one piece after the other, with a hand scanner, the camera or typed numbers. */
export const DockPage = () => {
  const [search, setSearch] = useSearchParams();
  const mode = modeIn(search);
  const [screening, setScreening] = useState<ScreeningMethod>('XRY');
  const [result, setResult] = useState<Screening['result']>('PASS');
  // An alarm is said of one piece. The next one has passed again, unless somebody says otherwise.
  const dock = useDock(mode, { method: screening, result, onUse: () => setResult('PASS') });
  const latest = useRef(dock.scan);
  latest.current = dock.scan;
  useEffect(() => listenToScanner((code) => void latest.current(code)), []);
  useEffect(() => void openOffline(), []);
  return (
    <>
      <PageHeader title="Dock" />
      <div className="grid max-w-2xl gap-5">
        <Choices
          name="mode"
          legend="What each scan does"
          choices={modes.map((value) => ({ value, label: modeNames[value] }))}
          chosen={mode}
          onChoose={(next) => {
            setResult('PASS');
            setSearch({ mode: next.toLowerCase() }, { replace: true });
          }}
          className="grid grid-cols-2 gap-2 sm:grid-cols-6 [&_.choice]:min-h-14 [&_.choice]:justify-center"
        />
        {mode === 'SCREEN' ? (
          <Choices
            name="result"
            legend="What the next scan says"
            choices={screeningResults.map((value) => ({ value, label: resultNames[value] }))}
            chosen={result}
            onChoose={setResult}
            className="grid grid-cols-2 gap-2 [&_.choice]:min-h-14 [&_.choice]:justify-center [&_.choice:last-child]:col-span-2"
          />
        ) : null}
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
        {result === 'ALARM' ? (
          <p className="text-ink-soft">
            The camera is off for this one, so that it takes no other label. Scan or type the number.
          </p>
        ) : (
          <Camera onCode={(code) => void latest.current(code)} />
        )}
        <TypedNumber onScan={(text) => void dock.scan(text)} />
        <section aria-label="The piece" aria-live="polite" className="label-sheet min-h-48 p-4">
          <InFront dock={dock} />
        </section>
        {mode === 'LOAD' || mode === 'OFFLOAD' ? <LoadCount shown={dock.shown} lines={dock.lines} /> : null}
        <NotSent kept={dock.kept} queue={dock.queue} />
        <LastScans lines={dock.lines} onUndo={(line) => void dock.undo(line)} />
      </div>
    </>
  );
};
