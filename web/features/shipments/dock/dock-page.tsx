import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Screening, ScreeningMethod } from '#domain/shipments/screening/screening.ts';
import { Camera } from '#web/scanning/camera/camera.tsx';
import { NotSent } from '#web/scanning/not-sent.tsx';
import { openOffline } from '#web/scanning/open-offline.ts';
import { listenToScanner } from '#web/scanning/wedge.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Choices } from '#web/ui/forms/choices.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlarmCard } from './alarm/alarm-card.tsx';
import { ScreeningChoice } from './alarm/screening-choice.tsx';
import type { BookingAtDock } from './find/booking-at-dock.ts';
import type { LabelsOf } from './find/labels-of.ts';
import { ForThisPiece, InFront } from './in-front.tsx';
import { LastScans } from './last-scans.tsx';
import { ChosenFlight, FlightChoice } from './load/flight-choice.tsx';
import { LoadCount } from './load/load-count.tsx';
import { useFlight } from './load/use-flight.ts';
import { modeIn, modeNames, modes } from './modes.ts';
import { signedInstead } from './not-sent/signed-instead.tsx';
import { TypedNumber } from './typed-number.tsx';
import { useDock } from './use-dock.ts';

/** What comes first on the screen: an alarm that stops the work, the flights to choose from, or what is in front of the person. */
const Answer = ({
  dock,
  isCheckIn,
  labels,
  bookings,
  isUnchosen,
  onFlight,
}: {
  readonly dock: ReturnType<typeof useDock>;
  readonly isCheckIn: boolean;
  readonly labels: LabelsOf | undefined;
  readonly bookings: BookingAtDock | undefined;
  /** Nothing is loaded before the flight is chosen. */
  readonly isUnchosen: boolean;
  readonly onFlight: (flight: string) => void;
}) => {
  if (dock.alarm) return <AlarmCard line={dock.alarm} onConfirm={dock.confirmAlarm} />;
  return (
    <div className="grid gap-4">
      {isUnchosen && dock.shown.kind === 'nothing' ? null : (
        <InFront dock={dock} isCheckIn={isCheckIn} labels={labels} bookings={bookings} />
      )}
      {isUnchosen ? <FlightChoice onChoose={onFlight} /> : null}
    </div>
  );
};

/** The dock: a scan does what the mode says, one piece after the other, with a hand scanner, the camera or typed numbers. */
export const DockPage = ({
  labels,
  bookings,
}: {
  readonly labels?: LabelsOf;
  readonly bookings?: BookingAtDock;
}) => {
  const [search, setSearch] = useSearchParams();
  const mode = modeIn(search);
  const [screening, setScreening] = useState<ScreeningMethod>('XRY');
  const [result, setResult] = useState<Screening['result']>('PASS');
  // An alarm is said of one piece. Once that is set aside, the next one has passed again, unless somebody says otherwise.
  const { flight, choose } = useFlight();
  const said = { method: screening, result, onUse: () => setResult('PASS') };
  const dock = useDock(mode, said, flight);
  const loading = mode === 'LOAD' ? flight : undefined;
  const isUnchosen = mode === 'LOAD' && flight === undefined;
  const latest = useRef(dock.scan);
  latest.current = dock.scan;
  useEffect(() => listenToScanner((code) => void latest.current(code)), []);
  useEffect(() => void openOffline(), []);
  return (
    <>
      <PageHeader title="Dock" />
      <div className="grid max-w-2xl gap-5">
        <section
          aria-label="The piece"
          aria-live={dock.alarm ? 'off' : 'polite'}
          className={classNames('label-sheet min-h-48', !dock.alarm && 'p-4')}
        >
          <Answer
            dock={dock}
            isCheckIn={mode === 'CHECK_IN'}
            labels={labels}
            bookings={bookings}
            isUnchosen={isUnchosen}
            onFlight={choose}
          />
        </section>
        <NotSent kept={dock.kept} queue={dock.queue} answerTo={signedInstead(dock.queue)} />
        {loading === undefined ? null : <ChosenFlight flight={loading} onChoose={choose} />}
        {loading !== undefined || mode === 'OFFLOAD' ? (
          <LoadCount chosen={loading} shown={dock.shown} lines={dock.lines} />
        ) : null}
        <Choices
          name="mode"
          legend="What each scan does"
          choices={modes.map((value) => ({ value, label: modeNames[value] }))}
          chosen={mode}
          onChoose={(next) => {
            setResult('PASS');
            setSearch({ mode: next.toLowerCase() }, { replace: true });
          }}
          className="grid grid-cols-3 gap-2 sm:grid-cols-6 [&_.choice]:min-h-14 [&_.choice]:justify-center"
        />
        {mode === 'SCREEN' ? (
          <ScreeningChoice
            method={screening}
            result={dock.alarm ? 'ALARM' : result}
            onMethod={setScreening}
            onResult={setResult}
          />
        ) : null}
        {result === 'ALARM' ? (
          <p className="text-ink-soft">
            The camera is off for this one, so that it takes no other label. Scan or type the number.
          </p>
        ) : (
          <Camera onCode={(code) => void latest.current(code)} />
        )}
        <TypedNumber onScan={(text) => void dock.scan(text)} onName={dock.findByName} />
        <ForThisPiece dock={dock} labels={labels} />
        <LastScans lines={dock.lines} onUndo={(line) => void dock.undo(line)} />
      </div>
    </>
  );
};
