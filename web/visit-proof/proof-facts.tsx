import type { ReactNode } from 'react';
import type { OwnProof } from '#domain/bookings/customer/own-proof.ts';
import { failureWords } from '#domain/bookings/failure-reasons.ts';
import { type BarrelCode, barrelGallons } from '#domain/kernel/barrels.ts';
import { shownIdNames } from '#domain/runs/driving/proof.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { Signature } from './signature.tsx';

type WithoutCount<Outcome> = Outcome extends OwnProof ? Omit<Outcome, 'photoCount'> : never;
/** What every reader sees of a proof; the note is for the desk alone. */
type Shown = WithoutCount<OwnProof> & { readonly note?: string | undefined };
type Done = Extract<Shown, { readonly outcome: 'DONE' }>;
type Rows = readonly { readonly barrel: BarrelCode; readonly quantity: number }[];

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const barrelLines = (rows: Rows, one: string): readonly string[] =>
  rows
    .filter(({ quantity }) => quantity > 0)
    .map(
      ({ barrel, quantity }) => `${counted(quantity, one, `${one}s`)} of ${barrelGallons[barrel]} gallons`,
    );

const takenLines = ({ boxes, barrels }: Pick<Done, 'boxes' | 'barrels'>): readonly string[] => [
  ...(boxes > 0 ? [counted(boxes, 'box', 'boxes')] : []),
  ...barrelLines(barrels, 'barrel'),
];

const Lines = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Fact name={name}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </Fact>
  );

const DoneFacts = ({ proof }: { readonly proof: Done }) => {
  const { signer, signature, shownId, left, scanned, agreed } = proof;
  return (
    <>
      <Lines name="On the van" lines={takenLines(proof)} />
      <Lines name="Left there" lines={barrelLines(left, 'empty barrel')} />
      {scanned.length === 0 ? null : (
        <Fact name="Labels scanned" className="font-mono">
          {scanned.join(', ')}
        </Fact>
      )}
      {shownId === undefined ? null : <Fact name="Showed">{shownIdNames[shownId]}</Fact>}
      <Fact name="Signed by" className="space-y-2">
        <bdi className="block wrap-anywhere">{signer}</bdi>
        <Signature strokes={signature} of={signer} />
        {agreed === true ? (
          <span className="block">With it they agreed that the goods may be searched.</span>
        ) : null}
      </Fact>
    </>
  );
};

/**
 * What a driver told of a visit: when, where, what, with the signature of who handed it over.
 * @param children what only some readers see: who drove, where the phone was, photos
 */
export const ProofFacts = ({
  proof,
  place,
  children,
}: {
  readonly proof: Shown;
  /** Where it was, in a line. */
  readonly place: string;
  readonly children?: ReactNode;
}) => (
  <dl className="grid gap-4 sm:grid-cols-2">
    <Fact name="When">
      <Instant at={proof.at} />
    </Fact>
    {place === '' ? null : (
      <Fact name="Where">
        <bdi className="wrap-anywhere">{place}</bdi>
      </Fact>
    )}
    {proof.outcome === 'DONE' ? (
      <DoneFacts proof={proof} />
    ) : (
      <Fact name="In vain">{failureWords('PICKUP', proof.reason)}</Fact>
    )}
    {proof.note === undefined ? null : (
      <Fact name="Note" className="wrap-anywhere whitespace-pre-line">
        <bdi>{proof.note}</bdi>
      </Fact>
    )}
    {children}
  </dl>
);
