import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { parcelCode } from '#domain/parcels/reference.ts';
import type { traceEndpoints } from '#domain/parcels/trace/endpoints.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import type { Area } from '#web/shell/screens.ts';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Thumbnail } from '../photos/photo.tsx';
import { FoundIt } from './found-it.tsx';

type Suspect = EndpointReply<typeof traceEndpoints.deskTrace>['suspects'][number];

/** Whose it is now decides what can be done. */
const Whose = ({
  suspect,
  trace,
  works,
}: {
  readonly suspect: Suspect;
  readonly trace: Trace;
  readonly works: boolean;
}) => {
  const { code, ownerId, mailbox, state } = suspect;
  if (ownerId !== undefined && ownerId !== trace.ownerId)
    return (
      <p className="text-sm">
        It is in mailbox {mailbox}. If that is wrong, first take it from there on its page.
      </p>
    );
  if (ownerId === undefined && state !== 'UNIDENTIFIED') return <p className="text-sm">It has left.</p>;
  return (
    <>
      {ownerId === undefined ? null : <p className="text-sm">It is in their mailbox by now.</p>}
      {works ? <FoundIt trace={trace} code={code} button="This is it" /> : null}
    </>
  );
};

const Row = (props: {
  readonly suspect: Suspect;
  readonly trace: Trace;
  readonly area: Area;
  readonly works: boolean;
}) => {
  const { code, why, shelf, tracking, carrier, weightLb, receivedAt } = props.suspect;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-t border-rule px-1 py-3 first:border-t-0">
      <Thumbnail code={code} />
      <div className="grid content-start justify-items-start gap-1">
        <p className="font-semibold first-letter:uppercase">{why.join(', ')}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-mono text-xl font-semibold">{shelf ?? 'No shelf'}</span>
          <Link to={pathTo(`${props.area}/parcels/:code`, { code })} className={textLink}>
            {code}
          </Link>
        </p>
        <p className="min-w-0 break-all text-sm text-ink-soft">
          {carrierName(carrier)} {tracking ?? 'no number'} · {weightLb} lb · <Instant at={receivedAt} />
        </p>
        <Whose {...props} />
      </div>
    </li>
  );
};

/** Parcels that it could be, the likeliest first. Those that come meanwhile appear by themselves. */
export const Suspects = ({
  suspects,
  ...rest
}: {
  readonly suspects: readonly Suspect[];
  readonly trace: Trace;
  readonly area: Area;
  readonly works: boolean;
}) =>
  suspects.length === 0 ? (
    <p>Nothing here is like it so far. What comes later is added here.</p>
  ) : (
    <ul className="border-y-[1.5px] border-ink">
      {suspects.map((suspect) => (
        <Row key={suspect.code} suspect={suspect} {...rest} />
      ))}
    </ul>
  );

/** Another parcel that somebody holds in their hands, by the code on our label. */
export const OtherParcel = ({ trace }: { readonly trace: Trace }) => {
  const [typed, setTyped] = useState('');
  const code = parcelCode.from(typed);
  return (
    <div className="grid max-w-sm gap-2">
      <PlainInput
        label="Found another one: the code on its label"
        optional={false}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {code === undefined ? null : <FoundIt trace={trace} code={code} button={`${code} is it`} />}
    </div>
  );
};
