import { type Customs, customs } from '#domain/carriage/customs/customs.ts';
import type { Destination } from '#domain/kernel/destinations.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { Statements } from '../../components/statements.tsx';
import type { Site } from '../../page.ts';
import { landedExamples } from './landed-examples.tsx';

const Ask = ({ authority, unknown }: Customs) => (
  <Notice title="What we do not know">
    <ul className="grid list-disc gap-1 ps-5">
      {unknown.map((gap) => (
        <li key={gap}>{gap}</li>
      ))}
    </ul>
    <p className="mt-3">
      Ask us, or ask the {authority.name}
      {authority.site ? `, ${authority.site}` : ''}. Customs makes the final decision.
    </p>
  </Notice>
);

/** The rates and forms of the country's customs, each with source and date, and what is unknown. The forms are folded. */
export const CustomsSection = ({ place, site }: { readonly place: Destination; readonly site: Site }) => {
  const known = customs[place.code];
  const { facts } = known;
  const LandedExample = landedExamples[place.code];
  return (
    <Section
      id="customs-rules"
      title={`Customs in ${place.country}: rules and sources`}
      lead="The receiver pays duty and taxes to customs. Rules change, so check anything expensive or new before you send."
      tone="sunk"
      beside
    >
      <div className="grid gap-8">
        {LandedExample ? <LandedExample insurance={cardInForce(site).insurance} /> : null}
        <Ask {...known} />
        {facts.length > 0 ? (
          <details>
            <summary className="unfold">Rates, forms and codes, with source and date</summary>
            <Statements facts={facts} />
          </details>
        ) : (
          <p className="max-w-prose">
            We have not found a rate or a form for {place.country} that we trust, so none is shown here.
          </p>
        )}
      </div>
    </Section>
  );
};
