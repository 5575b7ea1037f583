import { Link } from 'react-router-dom';
import { dateWords } from '#domain/kernel/new-york-words.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Trace } from '#domain/parcels/trace/trace.ts';
import { carrierName } from '#domain/parcels/tracking/parcel-title.ts';
import { usePhotoLink } from '#web/session/use-photo-link.ts';
import { useWho } from '#web/session/use-who.ts';
import type { Area } from '#web/shell/screens.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

/** A file of the customer: it opens in a tab of its own, for it may be a PDF. */
const Proof = ({
  id,
  ownerId,
  words,
}: {
  readonly id: string;
  readonly ownerId: string;
  readonly words: string;
}) => {
  const link = usePhotoLink({ id, subject: { kind: 'person', id: ownerId } });
  return link === undefined ? (
    <span className="inline-flex min-h-11 items-center text-ink-soft">{words}</span>
  ) : (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className={`inline-flex min-h-11 items-center ${textLink}`}
    >
      {words}
    </a>
  );
};

const Answer = ({ trace, area }: { readonly trace: Trace; readonly area: Area }) => {
  const { answer, parcel, searched } = trace;
  const who = useWho(answer === undefined ? [] : [answer.by]);
  if (answer === undefined) return null;
  return (
    <div className="grid gap-1 border-s-4 border-done ps-3">
      <p>{answer.text}</p>
      <p className="text-sm text-ink-soft">
        {who(answer.by)}, <Instant at={answer.at} />
        {searched.length === 0 ? null : `, after ${searched.map(({ shelf }) => shelf).join(', ')}`}
      </p>
      {parcel === undefined ? null : (
        <Link to={pathTo(`${area}/parcels/:code`, { code: parcel })} className={textLink}>
          {parcel}
        </Link>
      )}
    </div>
  );
};

/** What is missed, as its owner says it, and what they were answered. */
export const TraceFacts = ({ trace, area }: { readonly trace: Trace; readonly area: Area }) => {
  const { tracking, carrier, store, contents, deliveredOn, nameOnLabel, mailbox, proof, ownerId } = trace;
  return (
    <div className="grid gap-4">
      <Answer trace={trace} area={area} />
      <p className="break-words text-lg">{contents}</p>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact name="Number" className="break-all font-mono">
          {tracking}
        </Fact>
        <Fact name="Carrier">{carrierName(carrier)}</Fact>
        {store === undefined ? null : <Fact name="Store">{store}</Fact>}
        {mailbox === undefined ? null : (
          <Fact name="Mailbox">
            <Link to={pathTo(`${area}/mailboxes/:number`, { number: mailbox })} className={textLink}>
              {mailbox}
            </Link>
          </Fact>
        )}
        {nameOnLabel === undefined ? null : <Fact name="Name on the label">{nameOnLabel}</Fact>}
        {deliveredOn === undefined ? null : <Fact name="Delivered on">{dateWords(deliveredOn)}</Fact>}
        <Fact name="Asked">
          <Instant at={trace.createdAt} />
        </Fact>
        <Fact name="Answer promised by">
          <Instant at={trace.promisedBy} />
        </Fact>
        {proof.length === 0 ? null : (
          <Fact name="Proof" className="flex flex-wrap gap-x-4">
            {proof.map((id, place) => (
              <Proof key={id} id={id} ownerId={ownerId} words={`File ${place + 1}`} />
            ))}
          </Fact>
        )}
      </dl>
    </div>
  );
};
