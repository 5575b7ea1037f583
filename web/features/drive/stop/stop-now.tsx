import type { OwnRun, OwnStop } from '#domain/runs/driving/own-run.ts';
import { counted } from '../day/words.ts';
import { View } from '../view.tsx';
import { ActButtons, type OnTheWay } from './act-button.tsx';
import { StopCard } from './stop-card.tsx';

const captions: Partial<Record<OwnStop['state'], string>> = {
  PLANNED: 'Next stop',
  NEXT: 'On the way to',
  ARRIVED: 'You are at',
};

/** `2 of 5`: which stop it is in its turn, without those that were taken off. */
const placeOf = ({ stops }: Pick<OwnRun, 'stops'>, stop: OwnStop): string => {
  const all = stops.filter(({ state }) => state !== 'TAKEN_OFF');
  return `Stop ${all.findIndex(({ id }) => id === stop.id) + 1} of ${all.length}`;
};

/** The stop of now: where, when, what, and the one thing to do. */
export const StopNow = ({
  run,
  stop,
  now,
  onAct,
}: {
  readonly run: OwnRun;
  readonly stop: OwnStop;
  readonly now: number;
  readonly onAct: OnTheWay;
}) => {
  const off = run.stops.filter(({ state }) => state === 'TAKEN_OFF').length;
  return (
    <View
      name={`now ${stop.id}`}
      caption={`${captions[stop.state] ?? ''} · ${placeOf(run, stop)}`}
      title={stop.name}
    >
      {off === 0 ? null : (
        <p>{`${counted(off, 'stop')} ${off === 1 ? 'was' : 'were'} taken off. See all stops.`}</p>
      )}
      <StopCard stop={stop} now={now} />
      <ActButtons stop={stop} onAct={onAct} />
    </View>
  );
};
