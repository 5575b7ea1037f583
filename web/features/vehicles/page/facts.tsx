import type { VehicleNow } from '#domain/vehicles/summary.ts';
import { isCommercial } from '#domain/vehicles/weight-class.ts';
import { useWho } from '#web/session/use-who.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { milesWords } from '../words.tsx';

const pounds = (lb: number): string => `${lb.toLocaleString('en-US')} lb`;

/** Who inspected it last, and when. */
const Inspected = ({ vehicle: { inspected } }: Pick<VehicleNow, 'vehicle'>) => {
  const who = useWho(inspected === undefined ? [] : [inspected.by]);
  return inspected === undefined ? (
    'Not yet'
  ) : (
    <>
      <Instant at={inspected.at} />, {who(inspected.by)}
    </>
  );
};

/** Everything that stays the same about a vehicle, and its last reading. */
export const Facts = ({ vehicle }: Pick<VehicleNow, 'vehicle'>) => {
  const { plate, vin, payloadLb, volumeFt3, gvwrLb, usdot, odometer } = vehicle;
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2 @4xl:grid-cols-1">
        <Fact name="Plate" className="font-mono">
          {plate}
        </Fact>
        <Fact name="Odometer">
          {milesWords(odometer.miles)}
          <span className="block text-sm text-ink-soft">
            Read <Instant at={odometer.at} />
          </span>
        </Fact>
        <Fact name="Last inspection by a driver">
          <Inspected vehicle={vehicle} />
        </Fact>
        <Fact name="May carry">
          {pounds(payloadLb)}, {volumeFt3.toLocaleString('en-US')} cubic feet
        </Fact>
        <Fact name="Weight rating (GVWR)">{pounds(gvwrLb)}</Fact>
        {usdot !== undefined || isCommercial(vehicle) ? (
          <Fact name="USDOT number">{usdot ?? <strong className="font-semibold">Not on record</strong>}</Fact>
        ) : null}
        <Fact name="VIN" className="font-mono break-all">
          {vin}
        </Fact>
      </dl>
    </Card>
  );
};
