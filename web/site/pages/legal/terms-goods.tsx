import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import type { Verdict } from '#domain/carriage/goods/row.ts';
import { allDestinations, destinations } from '#domain/kernel/destinations.ts';
import { phoneLink } from '#web/phrases/contact.ts';
import type { Site } from '../../page.ts';
import type { ReadingSection } from './reading-section.ts';

const Contents = () => (
  <>
    <p>
      List everything that is inside, how many of each, and the value of each. “Personal effects” is not a
      list. Customs in the destination country uses that list, and we use it for the price of insurance.
    </p>
    <p>
      You are responsible for the list, also when someone else packed. If it is wrong and goods are held,
      fined or destroyed because of it, you bear the cost.
    </p>
    <p>
      All cargo on passenger planes is security screened. We may open, search and repack anything you hand us,
      and so may U.S. and foreign authorities. You agree to that when you book, or sign it at our counter.
      Without it we accept nothing (49 CFR 1548.9). What cannot be screened does not fly.
    </p>
    <p>
      Pack well: every box is lifted, stacked and driven several times. Damage from packing that is too weak
      for the contents is not covered.
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
    <h3>Ask us first</h3>
    <p>
      Airlines treat these as dangerous goods. Tell us about them: many can fly in the right packing and
      quantity. What cannot fly, you take back.
    </p>
    <Goods verdict="ask" />
    <p>
      The list is not complete: we also do not carry what the law of the United States or of the destination
      forbids. If we find something forbidden, we hold it, report it where the law requires it, and return it
      at your cost, or destroy it if it cannot be returned. Not sure? Ask before you pack:{' '}
      <a href={phoneLink(brand)}>{brand.phone.display}</a>.
    </p>
  </>
);

const Customs = () => (
  <>
    <p>
      Duties, taxes and local fees in the country of destination are paid by the consignee. They are not
      included in our prices unless your price says so. Customs there sets them, and we cannot promise an
      amount.
    </p>
    <p>
      The consignee needs proof of identity and the tax number of the country:{' '}
      {allDestinations
        .map(({ code, country }) => `${destinations[code].taxNumber.name} in ${country}`)
        .join(', ')}
      . If customs holds goods because papers or numbers are missing, the consignee pays the cost.
    </p>
    <p>
      Customs and screeners decide what they delay, open or take away. We tell you what we know and what you
      can do.
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
