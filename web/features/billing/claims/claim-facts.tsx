import { Link } from 'react-router-dom';
import type { Claim, ClaimState } from '#domain/billing/claims/claim.ts';
import { coverWords } from '#domain/billing/claims/file-claim.ts';
import { claimDeedWords, claimKindNames, settledWords } from '#domain/billing/claims/words.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { wayWords } from '#domain/shipments/caller/said.ts';
import { piecesTitle } from '#domain/shipments/tracking/piece-titles.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { dateWords } from '#web/phrases/days.ts';
import { usePhotoLink } from '#web/session/use-photo-link.ts';
import { useWho } from '#web/session/use-who.ts';
import type { Area } from '#web/shell/screens.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { DueAt } from './words.tsx';

/** The states in which the customer has no answer yet. */
const answerWaits: ReadonlySet<ClaimState> = new Set(['OPEN', 'ACKNOWLEDGED', 'INVESTIGATING']);

const Photo = ({
  id,
  shipment,
  n,
}: {
  readonly id: string;
  readonly shipment: string;
  readonly n: number;
}) => {
  const link = usePhotoLink({ id, subject: { kind: 'shipment', id: shipment } });
  return link === undefined ? (
    <span className="text-ink-soft">Photo {n}</span>
  ) : (
    <a href={link} target="_blank" rel="noreferrer">
      <img
        src={link}
        alt={`Of the claim, ${n}`}
        className="size-32 rounded-label border border-edge object-cover"
      />
    </a>
  );
};

const Photos = ({ photos, shipment }: Pick<Claim, 'photos' | 'shipment'>) =>
  photos.length === 0 ? null : (
    <ul className="flex flex-wrap gap-3">
      {photos.map((id, place) => (
        <li key={id}>
          <Photo id={id} shipment={shipment} n={place + 1} />
        </li>
      ))}
    </ul>
  );

/** What was added after the report, the first one first. */
const Added = ({ claim: { added = [], shipment } }: { readonly claim: Claim }) =>
  added.map(({ id, text, at, photos }) => (
    <div key={id} className="grid gap-2 border-s-4 border-rule ps-3">
      <p className="text-sm text-ink-soft">
        Added <Instant at={at} />
      </p>
      {text === '' ? null : <p className="break-words">{text}</p>}
      <Photos photos={photos} shipment={shipment} />
    </div>
  ));

/** What was answered until now. */
const Answers = ({ claim }: { readonly claim: Claim }) => {
  const { offer, denied, settled } = claim;
  if (offer === undefined && denied === undefined) return null;
  return (
    <div className="grid gap-1 border-s-4 border-done ps-3">
      {offer === undefined ? null : (
        <p className="break-words">
          <strong className="font-semibold">Offered {dollars(offer.sum)}</strong>, until{' '}
          {dateWords(offer.until)}. {offer.text}
        </p>
      )}
      {denied === undefined ? null : (
        <p className="break-words">
          <strong className="font-semibold">Denied.</strong> {denied.text}
        </p>
      )}
      {settled === undefined ? null : <p>{settledWords(claim).join(' ')}</p>}
    </div>
  );
};

/** By when we say that we have it, and answer it. One that is done is a fact without a mark. */
const Promised = ({ claim: { state, acknowledgeBy, answerBy } }: { readonly claim: Claim }) => (
  <>
    {state === 'OPEN' ? (
      <Fact name="Confirm by">
        <DueAt at={acknowledgeBy} />
      </Fact>
    ) : null}
    <Fact name="Answer promised by">
      {answerWaits.has(state) ? <DueAt at={answerBy} /> : <Instant at={answerBy} />}
    </Fact>
  </>
);

/** What is claimed of which goods, by whom. */
export const ClaimFacts = ({
  claim,
  goods,
  sender,
  declaredValue,
  area,
}: {
  readonly claim: Claim;
  readonly goods: string;
  readonly sender: string;
  /** Cents. */
  readonly declaredValue: number;
  readonly area: Area;
}) => {
  const { kind, pieces, story, worth, shipment, ownerId, lastDay, createdAt } = claim;
  return (
    <div className="grid gap-4">
      <Answers claim={claim} />
      <p className="break-words text-lg">{story === '' ? 'Its customer has closed their account.' : story}</p>
      {claim.photos.length === 0 ? <p className="text-ink-soft">No photos were sent with it.</p> : null}
      <Photos photos={claim.photos} shipment={shipment} />
      <Added claim={claim} />
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact name="What happened">{claimKindNames[kind]}</Fact>
        <Fact name="Goods">
          {goods}, {piecesTitle(pieces).toLowerCase()}
        </Fact>
        <Fact name="Claimed">{dollars(worth)}</Fact>
        <Fact name="Shipment">
          <Link to={pathTo(`${area}/shipments/:number`, { number: shipment })} className={textLink}>
            {shipment}
          </Link>
        </Fact>
        <Fact name="Sender">
          <CustomerName id={ownerId} area={area}>
            {sender}
          </CustomerName>
        </Fact>
        <Fact name="Reported">
          <Instant at={createdAt} />
        </Fact>
        <Fact name="Last day to report it">{dateWords(lastDay)}</Fact>
        <Promised claim={claim} />
      </dl>
      <p className="max-w-prose">{coverWords({ ...claim, declaredValue }, 'desk')}</p>
    </div>
  );
};

/** Everything that was done, by whom. */
export const ClaimHistory = ({ claim: { acts } }: { readonly claim: Claim }) => {
  const who = useWho(acts.map(({ by }) => by));
  return (
    <Section title="History" className="grid gap-2">
      <ol className="grid gap-1">
        {acts.map(({ what, by, at, said }) => (
          <li key={`${what} ${at}`} className="break-words">
            {who(by)} {claimDeedWords[what]}
            {said === undefined ? '' : ` for ${said.who}, ${wayWords[said.how]}`},{' '}
            <span className="text-ink-soft">
              <Instant at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
};
