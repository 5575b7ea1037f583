import type { ComponentProps } from 'react';
import { departureEndpoints } from '#domain/departures/endpoints.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { useReply } from '#web/api/use-reply.ts';
import { shortDateWords } from '#web/phrases/days.ts';
import { PlainSelect } from '#web/ui/forms/plain-field.tsx';

/** The next flights to a country, but the one that it is on. */
export const FlightSelect = ({
  to,
  except,
  ...field
}: { readonly to: DestinationCode; readonly except: string | undefined } & Omit<
  ComponentProps<typeof PlainSelect>,
  'label' | 'children'
>) => {
  const { data } = useReply(['departures', to], departureEndpoints.upcoming, { query: { to } });
  return (
    <PlainSelect label="Flight" required {...field}>
      <option value="">{data === undefined ? 'Loading flights…' : 'Choose one'}</option>
      {data?.items
        .filter(({ id }) => id !== except)
        .map(({ id, day, originAirport, destinationAirport }) => (
          <option key={id} value={id}>
            {shortDateWords(day)}, {originAirport} to {destinationAirport}
          </option>
        ))}
    </PlainSelect>
  );
};
