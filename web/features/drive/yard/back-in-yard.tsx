import { dollars } from '#domain/kernel/money.ts';
import { shortClock } from '#domain/kernel/short-times.ts';
import type { OwnRun, OwnStop } from '#domain/runs/driving/own-run.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/data/fact.tsx';
import { counted, emptyLines, piecesOf, sumOf } from '../day/words.ts';
import { useCashTaken } from '../door/money.tsx';
import { AtThumb, NOW } from '../view.tsx';

const of = ({ stops }: OwnRun, state: OwnStop['state']): readonly OwnStop[] =>
  stops.filter((stop) => stop.state === state);

/** What became of a run, and what the dock expects of it now. */
export const Summary = ({ run }: { readonly run: OwnRun }) => {
  const [done, failed, off] = [of(run, 'DONE'), of(run, 'FAILED'), of(run, 'TAKEN_OFF')];
  const cash = useCashTaken(run.stops);
  const pieces = done.reduce((sum, stop) => sum + piecesOf(stop), 0);
  const unused = emptyLines(sumOf([...failed, ...off].flatMap(({ barrels = [] }) => barrels)));
  return (
    <section aria-label="Summary" className="label-sheet p-4 text-lg">
      <dl className="grid grid-cols-2 gap-3">
        <Fact name="Done">{counted(done.length, 'stop')}</Fact>
        <Fact name="Could not be done">{counted(failed.length, 'stop')}</Fact>
        {off.length === 0 ? null : <Fact name="Taken off">{counted(off.length, 'stop')}</Fact>}
        <Fact name="For the dock, as booked">{counted(pieces, 'piece')}</Fact>
        {cash === 0 ? null : (
          <Fact name="Cash in your bag from this run">
            {dollars(cash)}. Give the bag to the counter: they count it.
          </Fact>
        )}
        {unused.length === 0 ? null : (
          <Fact name="Empty barrels not left">
            {unused.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Fact>
        )}
        {run.startedAt === undefined ? null : (
          <Fact name="Left the yard">{shortClock(new Date(run.startedAt))}</Fact>
        )}
        {run.endedAt === undefined ? null : (
          <Fact name="Back in the yard">{shortClock(new Date(run.endedAt))}</Fact>
        )}
      </dl>
    </section>
  );
};

/** All stops have ended: the van drives back, and the driver says when it is there. */
export const BackInYard = ({ run, onEnd }: { readonly run: OwnRun; readonly onEnd: () => void }) => (
  <>
    <p className="text-xl">Drive back to the yard. Give the pieces to the dock, then press the button.</p>
    <Summary run={run} />
    <AtThumb>
      <Button wide className={NOW} onClick={onEnd}>
        I am back in the yard
      </Button>
    </AtThumb>
  </>
);
