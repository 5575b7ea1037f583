import { useState } from 'react';
import type { Booking, Visit } from '#domain/bookings/booking.ts';
import { placeLine } from '#domain/bookings/place-words.ts';
import { mapOf } from '#domain/kernel/map-of.ts';
import { driveEndpoints } from '#domain/runs/driving/endpoints.ts';
import type { Proof } from '#domain/runs/driving/proof.ts';
import { stopIdOf } from '#domain/runs/run.ts';
import { useReply } from '#web/api/use-reply.ts';
import { OpenFile } from '#web/photos/open-file.tsx';
import { useMay } from '#web/session/use-session.ts';
import { useWho } from '#web/session/use-who.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { ProofFacts } from '#web/visit-proof/proof-facts.tsx';

interface Props {
  readonly booking: Booking;
  readonly visit: Visit;
}

/** Phones say by themselves how exactly they know where they are. */
const Phone = ({ position }: { readonly position: NonNullable<Proof['position']> }) => {
  const { latitude, longitude, accuracyMeters, at } = position;
  return (
    <Fact name="Where the phone was">
      <a href={mapOf(`${latitude},${longitude}`)} target="_blank" rel="noopener" className={textLink}>
        Map
      </a>
      , within {Math.ceil(accuracyMeters)} meters, <Instant at={at} />
    </Fact>
  );
};

/** For the desk alone: who drove, when we heard of it, where the phone was, and the photos for whoever sees runs. */
const ForDesk = ({ proof }: { readonly proof: Proof }) => {
  const may = useMay();
  const who = useWho([proof.by]);
  const { position, photos, booking, visit } = proof;
  const subject = { kind: 'visit' as const, id: stopIdOf({ booking, visit }) };
  return (
    <>
      <Fact name="Driver">
        {who(proof.by)}, told us <Instant at={proof.heardAt} />
      </Fact>
      {position === undefined ? null : <Phone position={position} />}
      {photos.length === 0 || !may('run.read') ? null : (
        <Fact name="Photos" className="flex flex-wrap gap-2">
          {photos.map((id, index) => (
            <OpenFile key={id} id={id} subject={subject} name={`photo ${index + 1}`} />
          ))}
        </Fact>
      )}
    </>
  );
};

const Shown = ({ booking: { reference, place }, visit: { number } }: Props) => (
  <Loaded
    query={useReply(['desk-bookings', 'proof', reference, number], driveEndpoints.proof, {
      params: { reference, visit: String(number) },
    })}
    loading="Loading the proof…"
    lines={5}
    missing={<p>No driver sent a proof. Someone noted at the desk how this visit ended.</p>}
  >
    {({ proof }) => (
      <ProofFacts proof={proof} place={place === undefined ? '' : placeLine(place)}>
        <ForDesk proof={proof} />
      </ProofFacts>
    )}
  </Loaded>
);

/** The proof of a pickup's visit that is over, read once someone wants to see it. Nothing where no van was to come. */
export const ProofOfVisit = ({ booking, visit }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const wasThere = visit.state === 'DONE' || visit.state === 'FAILED';
  if (booking.way !== 'PICKUP' || !wasThere) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="unfold">Proof</summary>
      {isOpen ? <Shown booking={booking} visit={visit} /> : null}
    </details>
  );
};
