import { useState } from 'react';
import { flightsOf } from '#domain/shipments/piece-flights.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { isException, RecordForm } from '../shipment/record.tsx';
import { useShipments } from '../use-desk-shipments.ts';
import { OfFlight } from './of-flight.tsx';

/** Shipments of the flight that a search finds, to choose one. */
const Found = ({
  search,
  flight,
  onChoose,
}: {
  readonly search: string;
  readonly flight: string;
  readonly onChoose: (number: string) => void;
}) => (
  <Loaded query={useShipments({ search }, undefined)} loading="Looking…" lines={2}>
    {({ items }) => {
      const found = items.filter((one) => flightsOf(one).includes(flight));
      return found.length === 0 ? (
        <p role="status">We found no shipment for “{search}” on this flight.</p>
      ) : (
        <ul className="grid gap-2">
          {found.map(({ number, consigneeName, shipperName }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-3">
              <Button look="quiet" onClick={() => onChoose(number)}>
                <span className="font-mono">{number}</span>
              </Button>
              <span className="break-words">
                {consigneeName}, from {shipperName}
              </span>
            </li>
          ))}
        </ul>
      );
    }}
  </Loaded>
);

/** What went wrong with pieces of one shipment. */
const Report = ({ number, flight }: { readonly number: string; readonly flight: string }) => (
  <OfFlight number={number} flight={flight}>
    {(shipment, part) => (
      <div className="grid gap-3">
        <p>
          <strong className="font-mono font-semibold">{number}</strong>, {shipment.consignee.name}
        </p>
        <RecordForm shipment={part} offers={isException} begin="none" />
      </div>
    )}
  </OfFlight>
);

/** Records what went wrong with a piece of the flight: left behind, taken off, missing, found, or flown past its stop. */
export const ReportPiece = ({ flight }: { readonly flight: string }) => {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [number, setNumber] = useState('');
  return (
    <details>
      <summary className="unfold">Report a piece that did not come along</summary>
      <div className="grid gap-4 pt-2">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setNumber('');
            setSearch(typed.trim());
          }}
        >
          <PlainInput
            label="Which shipment"
            hint="Its tracking number, its waybill, or a name."
            required
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" look="plain" disabled={typed.trim() === ''}>
            Find
          </Button>
        </form>
        {search !== '' && number === '' ? (
          <Found search={search} flight={flight} onChoose={setNumber} />
        ) : null}
        {number === '' ? null : <Report key={number} number={number} flight={flight} />}
      </div>
    </details>
  );
};
