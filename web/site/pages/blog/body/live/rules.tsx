import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { customs } from '#domain/carriage/customs/customs.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { Notice } from '../../../../components/notice.tsx';
import { Statements } from '../../../../components/statements.tsx';
import { authorityWords } from '../figure-words.ts';
import type { LiveProps } from './live-props.ts';

/** What we know of customs of a destination, each with its source and its date. */
export const CustomsFacts = ({ block: { to } }: LiveProps<'customs'>) => {
  const { facts } = customs[to];
  return facts.length === 0 ? (
    <p>We found nothing that customs in {destinations[to].country} has published.</p>
  ) : (
    <div>
      <Statements facts={facts} />
    </div>
  );
};

/** What we do not know of customs there, and whom to ask. */
export const CustomsUnknown = ({ block: { to } }: LiveProps<'customs-unknown'>) => (
  <Notice title="What we do not know">
    <p>{customs[to].unknown.join(' ')}</p>
    <p className="mt-2">
      Ask the {authorityWords(to)} before you send anything expensive. What customs says counts, not this
      page.
    </p>
  </Notice>
);

/** Goods of one verdict, each with its reason and with what to do, or only by name. */
export const GoodsRules = ({ block: { verdict, namesOnly } }: LiveProps<'goods'>) => (
  <ul>
    {commoditiesByVerdict(verdict).map(({ name, reason, whatToDo }) => (
      <li key={name}>
        {namesOnly ? (
          name
        ) : (
          <>
            <strong>{name}.</strong> {verdict === 'ask' ? `${reason} ${whatToDo}` : reason}
          </>
        )}
      </li>
    ))}
  </ul>
);
