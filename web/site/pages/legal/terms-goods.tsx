import { commoditiesByVerdict, type Verdict } from '#domain/carriage/commodities.ts';
import { customs } from '#domain/carriage/customs/customs.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import type { Site } from '../../page.ts';
import { phoneLink } from '../../phrases/contact.ts';
import type { ReadingSection } from '../reading/reading-section.ts';

const Contents = () => (
  <>
    <p>
      List everything that is inside, how many of each, and what it is worth. “Personal effects” is not a
      list. Customs in the country of destination decides by that list, and so do we when we price insurance.
    </p>
    <p>
      You answer for the list, also when somebody else packed. If it is wrong and goods are held, fined or
      destroyed for it, that is yours to bear.
    </p>
    <p>
      Cargo that flies on passenger aircraft is security screened, all of it. We may open and repack anything
      you hand us, and so may U.S. and foreign authorities. What cannot be screened does not fly.
    </p>
    <p>
      Pack for a journey: every box is lifted, stacked and driven several times. Damage that comes from
      packing too weak for its contents is not covered.
    </p>
  </>
);

const Goods = ({ verdict }: { readonly verdict: Verdict }) => (
  <ul>
    {commoditiesByVerdict(verdict).map(({ name, words }) => (
      <li key={name}>
        <strong>{name}:</strong> {words.join(', ')}
      </li>
    ))}
  </ul>
);

const Forbidden = ({ site: { brand } }: { readonly site: Site }) => (
  <>
    <h3>Never, whatever the packing</h3>
    <Goods verdict="never" />
    <h3>Only after we have looked at it</h3>
    <p>
      Airlines treat these as dangerous goods. Say that they are there: many can fly in the right packing and
      number. What cannot, you take back.
    </p>
    <Goods verdict="ask" />
    <p>
      The list is not complete: what the law of the United States or of the destination forbids is forbidden
      here too. Something forbidden that we find is held, reported where the law asks for it, and returned at
      your cost, or destroyed where it may not be returned. Not sure? Ask before you pack:{' '}
      <a href={phoneLink(brand)}>{brand.phone.display}</a>.
    </p>
  </>
);

const Customs = () => (
  <>
    <p>
      Duties, taxes and local fees in the country of destination are paid by the consignee. They are not in
      our prices unless a line of your price says so. Customs there sets them, and we cannot promise an
      amount.
    </p>
    <p>
      The consignee needs proof of identity and the tax number of the country:{' '}
      {allDestinations
        .map(({ code, country }) => `${customs[code].taxNumber.short} in ${country}`)
        .join(', ')}
      . Goods that customs holds because papers or numbers are missing wait at the consignee’s cost.
    </p>
    <p>
      What customs or a screener delays, opens or takes away is decided by them. We tell you what we are told,
      and what can be done.
    </p>
  </>
);

/** The chapters about goods, their declaration, and customs. */
export const goodsTerms: readonly ReadingSection[] = [
  { id: 'contents', title: 'What you declare', Body: Contents },
  { id: 'forbidden', title: 'What we do not carry', Body: Forbidden },
];

export const customsTerms: readonly ReadingSection[] = [
  { id: 'customs', title: 'Customs, duties and taxes', Body: Customs },
];
