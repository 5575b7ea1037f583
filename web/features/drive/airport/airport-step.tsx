import { dayWords } from '#domain/kernel/short-times.ts';
import { flightWords, missingOf } from '#domain/runs/airport/trip.ts';
import type { DriveAct } from '#domain/runs/driving/act.ts';
import { isOpenStop } from '#domain/runs/lifecycle.ts';
import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { counted } from '../day/words.ts';
import { AtThumb, BIG, NOW, View } from '../view.tsx';
import { BeforeLeaving } from '../yard/before-leaving.tsx';
import type { AtAirline } from './at-airline.ts';
import { LoadList } from './load-list.tsx';
import { TripCard } from './trip-card.tsx';

interface Props extends AtAirline {
  readonly vehicle: DrivenVehicle | undefined;
  readonly now: number;
}

const instant = (): string => new Date().toISOString();

/** In the yard: the van is inspected and the pieces of the flight are scanned onto it. */
const Yard = ({ run, trip, act, vehicle, now }: Props) => {
  const missing = missingOf(trip).length;
  return (
    <View name="yard" caption={dayWords(run.day)} title={`Load ${flightWords(trip)}`}>
      <BeforeLeaving
        run={run}
        vehicle={vehicle}
        now={now}
        flight={{
          facts: (
            <>
              <TripCard trip={trip} now={now} />
              <LoadList run={run} trip={trip} act={act} />
            </>
          ),
          missing,
        }}
        onLeave={() => void act(run, { kind: 'START', at: instant() })}
      />
    </View>
  );
};

/** The way to the airline, and what it said there. */
const Airline = ({ run, trip, act, now }: Props) => {
  const tell = (said: DriveAct) => void act(run, said);
  const isThere = trip.state === 'ARRIVED';
  return (
    <View
      name={`airline ${trip.state}`}
      caption={isThere ? 'You are at the airline' : 'On the way to the airline'}
      title={flightWords(trip)}
    >
      <TripCard trip={trip} now={now} />
      <AtThumb>
        {isThere ? (
          <LinkButton wide className={NOW} to="?show=tendered">
            The airline has it
          </LinkButton>
        ) : (
          <Button
            wide
            className={NOW}
            onClick={() => tell({ kind: 'ARRIVE', stop: trip.flight, at: instant() })}
          >
            I am here
          </Button>
        )}
      </AtThumb>
      <LinkButton look="danger" wide className={BIG} to="?show=turned-away">
        They did not take it
      </LinkButton>
    </View>
  );
};

const outcomeWords = ({ trip: { proof } }: Pick<Props, 'trip'>): string => {
  if (proof?.outcome === 'TENDERED')
    return `The airline has ${counted(proof.pieces, 'piece')}. Drive back to the yard, then press the button.`;
  return 'Bring the pieces back to our dock, then press the button.';
};

/** The step of an airport run that has begun: at the airline, or on the way back. */
export const AirportStep = (props: Props) => {
  const { run, trip, act } = props;
  if (run.state === 'RELEASED' || run.state === 'PLANNED') return <Yard {...props} />;
  if (isOpenStop(trip.state)) return <Airline {...props} />;
  return (
    <View name="back" caption={dayWords(run.day)} title="Back to the yard">
      <p className="text-xl">{outcomeWords(props)}</p>
      <AtThumb>
        <Button wide className={NOW} onClick={() => void act(run, { kind: 'END', at: instant() })}>
          I am back in the yard
        </Button>
      </AtThumb>
    </View>
  );
};
