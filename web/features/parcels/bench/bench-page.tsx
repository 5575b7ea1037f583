import { useEffect, useRef } from 'react';
import { Camera } from '#web/scanning/camera/camera.tsx';
import { NotSent } from '#web/scanning/not-sent.tsx';
import { openOffline } from '#web/scanning/open-offline.ts';
import { useScale } from '#web/scanning/ports/use-scale.ts';
import { askToKeep } from '#web/scanning/room.ts';
import { listenToScanner } from '#web/scanning/wedge.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { answeredInstead } from './again.tsx';
import { Devices } from './devices/devices.tsx';
import { AtDoor } from './door/at-door.tsx';
import { OpenAtDoor } from './door/open-at-door.tsx';
import { stopOf } from './draft/draft.ts';
import { Answer, Work } from './front/in-hand.tsx';
import { Shutter } from './front/photos.tsx';
import { SaidCard } from './front/said-card.tsx';
import { TypedCode } from './front/typed-code.tsx';
import { labelOf } from './label/label-of.ts';
import { printsLabels } from './label/print-labels.ts';
import { PrintedLabel } from './label/printed-label.tsx';
import { useLabels } from './label/use-labels.ts';
import { correct } from './lines/correct.ts';
import { LastParcels } from './lines/last-parcels.tsx';
import { type Bench, useBench } from './use-bench.ts';

/** The shortest name of a shelf that a scanner types. */
const SHORTEST = 3;

/** Hears the scanner wherever the focus is, and keeps the screen ready for a day without a network. */
const useReady = (bench: Bench): void => {
  const latest = useRef(bench.scan);
  latest.current = bench.scan;
  useEffect(
    () => listenToScanner((code) => latest.current(code, 'scanner'), { shortest: SHORTEST, inFields: true }),
    [],
  );
  useEffect(() => {
    void openOffline();
    askToKeep();
  }, []);
};

/** Receiving: one parcel at a time, from the carrier's label to the shelf that closes it. */
export const BenchPage = ({ children }: { readonly children?: React.ReactNode }) => {
  const labels = useLabels();
  const bench = useBench((line) => {
    if (printsLabels()) void labels.print(labelOf(line));
  });
  const scale = useScale(bench.weigh);
  useReady(bench);
  const { draft, lines, setLines, fail } = bench;
  return (
    <>
      <PageHeader title="Receiving" />
      {children}
      <div className="grid max-w-2xl gap-5">
        <OpenAtDoor />
        <section aria-label="The parcel" aria-live="polite" className="label-sheet min-h-40 p-4">
          <div className="grid gap-4">
            <SaidCard bench={bench} />
            {draft ? (
              <Answer draft={draft} bench={bench} />
            ) : (
              <p className="text-2xl text-ink-soft">Scan a label.</p>
            )}
            <Camera onCode={(code) => bench.scan(code, 'camera')}>
              {(picture) =>
                draft ? (
                  <Shutter
                    picture={picture}
                    onPhoto={(photo) => bench.change({ photos: [...draft.photos, photo] })}
                    onFail={fail}
                  />
                ) : null
              }
            </Camera>
            {draft && stopOf(draft) === undefined ? (
              <Work
                key={draft.code}
                draft={draft}
                bench={bench}
                hasScale={scale.state.kind === 'on'}
                reading={scale.reading}
              />
            ) : null}
          </div>
        </section>
        <NotSent kept={bench.kept} queue={bench.queue} answerTo={answeredInstead(bench.queue)} />
        <TypedCode bench={bench} />
        <LastParcels
          lines={lines}
          onLabel={(line) => void labels.print(labelOf(line))}
          onCorrect={(line, change) => {
            correct(bench.queue, line, change).then(
              (next) => setLines((all) => all.map((one) => (one.id === next.id ? next : one))),
              () => fail('This browser could not keep the correction. Free some space and try again.'),
            );
          }}
        />
        <AtDoor bench={bench} />
        <Devices scale={scale} printer={labels.printer} />
      </div>
      {labels.onPaper ? <PrintedLabel label={labels.onPaper} /> : null}
    </>
  );
};
