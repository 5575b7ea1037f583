import { Link } from 'react-router-dom';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { nameShown } from '#domain/kernel/person/latin-name.ts';
import { incotermWords, purposeWords } from '#domain/shipments/form/choices.ts';
import { parcelsIn } from '#domain/shipments/form/from-parcels.ts';
import { phoneShown } from '#domain/shipments/form/people.ts';
import { quotedWords } from '#domain/shipments/quoted-words.ts';
import { lacksConsent } from '#domain/shipments/recording/consent-of-scan.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { goodsWords } from '#web/price-form/draft/goods-words.ts';
import { useSiteSettings } from '#web/session/site-settings.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { PriceLines } from '#web/ui/data/price-lines.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

const Consent = ({ shipment }: { readonly shipment: Shipment }) => {
  const { searchConsent: consent } = shipment;
  if (consent === undefined && !lacksConsent(shipment)) return null;
  return (
    <Fact name="Search of your goods">
      {consent === undefined ? (
        'You have not agreed to it yet. Sign it at our counter: we cannot take your goods without it.'
      ) : (
        <>
          {consent.how === 'ONLINE' ? 'You agreed to it' : 'You signed for it at our counter'}{' '}
          <Instant at={consent.at} />
        </>
      )}
    </Fact>
  );
};

const paidByWords = ({ chargesTerm }: Shipment, isOnAccount: boolean): string => {
  if (chargesTerm === 'COLLECT') return 'The receiver, when they collect it';
  return isOnAccount ? 'You, on your account' : 'You, before it flies';
};

/** What was declared and promised: to whom, what is inside, who pays, and the price. */
export const Facts = ({
  shipment,
  isOnAccount,
}: {
  readonly shipment: Shipment;
  /** It is on the sender's credit account, and flies before it is paid. */
  readonly isOnAccount: boolean;
}) => {
  const { rateCards } = useSiteSettings();
  const barrels = rateCards[0]?.card.barrels ?? [];
  const { consignee, commodities, promise, hawb, notifyParty, charged } = shipment;
  const parcels = parcelsIn(shipment);
  const address = [consignee.company, consignee.street, consignee.street2, consignee.city, consignee.region]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact name="To">
          <span className="font-semibold">{nameShown(consignee)}</span>
          <br />
          {address}, {destinations[shipment.to].country}
          <br />
          {phoneShown(consignee, shipment.to)}
          {shipment.door ? (
            <>
              <br />
              Delivered to the door in {shipment.door.town}
            </>
          ) : null}
        </Fact>
        {notifyParty ? <Fact name="We also call">{nameShown(notifyParty)}</Fact> : null}
        {parcels.length === 0 ? null : (
          <Fact name="Parcels of your mailbox">
            <ul>
              {parcels.map((code) => (
                <li key={code}>
                  <Link to={pathTo('/dashboard/mailbox/:code', { code })} className={textLink}>
                    {code}
                  </Link>
                </li>
              ))}
            </ul>
            {shipment.state === 'DRAFT'
              ? 'They wait for this shipment until you book it or cancel it.'
              : null}
          </Fact>
        )}
        <Fact name="Boxes and barrels">
          <ul>
            {shipment.goods.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and the list only shows them
              <li key={index}>{goodsWords(row, barrels)}</li>
            ))}
          </ul>
        </Fact>
        <Fact name="Inside">
          <ul>
            {commodities.map(({ description, quantity, unitValue }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and the list only shows them
              <li key={index}>
                {quantity} × {description}, {dollars(unitValue)} each
              </li>
            ))}
          </ul>
          Total value {dollars(shipment.declaredValue)}. {shipment.insured ? 'Insured.' : 'Not insured.'}
        </Fact>
        <Fact name="What for">{purposeWords[shipment.purpose].label}</Fact>
        <Fact name="Shipping is paid by">{paidByWords(shipment, isOnAccount)}</Fact>
        <Fact name="Duty and taxes">{incotermWords[shipment.incoterm].label}</Fact>
        <Consent shipment={shipment} />
        {hawb ? (
          <Fact name="House air waybill" className="font-mono">
            {hawb}
          </Fact>
        ) : null}
      </dl>
      <div className="max-w-xl">
        <p className="label-caption">{quotedWords(shipment)}</p>
        <PriceLines lines={promise.lines} total={promise.total} />
      </div>
      {charged ? (
        <div className="max-w-xl">
          <p className="label-caption">What you pay, for what we measured</p>
          <PriceLines lines={charged.lines} total={charged.total} />
        </div>
      ) : null}
    </div>
  );
};
