import { type Customs, customs } from '#domain/carriage/customs/customs.ts';
import type { Destination } from '#domain/kernel/destinations.ts';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { Statements } from '../../components/statements.tsx';
import { JamaicaExample, TrinidadExample } from './landed-examples.tsx';

const Ask = ({ authority, unknown }: Customs) => (
  <div className="mt-8">
    <Notice title="What we do not know">
      <ul className="grid list-disc gap-1 ps-5">
        {unknown.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
      <p className="mt-3">
        Ask: {authority.name}
        {authority.site ? `, ${authority.site}` : ''}. Customs decides, and what it says counts more than this
        page.
      </p>
    </Notice>
  </div>
);

/** The customs requirements of the country. Each statement has its source and date, and unknown ones are marked as unknown. */
export const CustomsSection = ({ place }: { readonly place: Destination }) => {
  const known = customs[place.code];
  const { taxNumber, facts } = known;
  const caution = facts.length > 0 ? ' Rules change: look at the source and the date under each line.' : '';
  return (
    <Section
      id="customs"
      title={`What customs asks in ${place.country}`}
      lead={`The receiver needs a ${taxNumber.short} (${taxNumber.words}) and pays duty and taxes.${caution}`}
      tone="sunk"
      beside
    >
      {facts.length > 0 ? (
        <Statements facts={facts} />
      ) : (
        <p className="max-w-prose text-lg">
          We have found no rate or form for {place.country} that we could stand behind, so we print none. Have
          the receiver ask before you send, most of all for anything dear or new.
        </p>
      )}
      {place.code === 'TT' ? <TrinidadExample /> : null}
      {place.code === 'JM' ? <JamaicaExample /> : null}
      <Ask {...known} />
    </Section>
  );
};
