import { Link } from 'react-router-dom';
import { placeLine } from '#domain/bookings/place-words.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import { nameShown } from '#domain/kernel/person/latin-name.ts';
import { reachOf } from '#domain/shipments/caller/correction.ts';
import { deskWords, wayToDockWords } from '#domain/shipments/form/choices.ts';
import { phoneShown } from '#domain/shipments/form/people.ts';
import { consentWays } from '#domain/shipments/form/search-consent.ts';
import { lacksConsent } from '#domain/shipments/recording/consent-of-scan.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { CustomerName } from '#web/desk-list/rows/customer-name.tsx';
import { shipperWords } from '#web/phrases/shipper-words.ts';
import { useKnownShipper } from '#web/session/use-known-shipper.ts';
import { useMay } from '#web/session/use-session.ts';
import type { Area } from '#web/shell/screens.ts';
import { Fact } from '#web/ui/data/fact.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { PhoneLink } from '#web/ui/text/phone-link.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

const Lines = ({ lines }: { readonly lines: readonly (string | undefined)[] }) => (
  <>
    {lines.filter(Boolean).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </>
);

const Phone = ({ phone }: { readonly phone: string | undefined }) =>
  phone ? (
    <span className="block">
      <PhoneLink phone={phone} />
    </span>
  ) : null;

/** What the airline asks of the sender. It keeps its height while it loads, so that nothing below moves. */
const KnownShipper = ({ userId, area }: { readonly userId: string; readonly area: Area }) => {
  const { data, isError } = useKnownShipper(userId);
  const words = isError ? 'It could not be read just now.' : 'Loading…';
  return (
    <Fact name="Known shipper" className="min-h-18">
      <span className="block">{data === undefined ? words : shipperWords(data.shipper)}</span>
      <Link to={pathTo(`${area}/shippers/:userId`, { userId })} className={textLink}>
        Open the record
      </Link>
    </Fact>
  );
};

const Receiver = ({ shipment: { consignee, to, notifyParty } }: { readonly shipment: Shipment }) => (
  <>
    <Fact name="Receiver">
      <strong className="font-semibold">{nameShown(consignee)}</strong>
      <Lines lines={[consignee.company]} />
      <Phone phone={phoneShown(consignee, to)} />
      <Lines
        lines={[
          consignee.email,
          consignee.street,
          consignee.street2,
          [consignee.city, consignee.region, consignee.postalCode].filter(Boolean).join(', '),
          destinations[to].country,
        ]}
      />
    </Fact>
    {notifyParty === undefined ? null : (
      <Fact name="Also told">
        <Lines lines={[nameShown(notifyParty)]} />
        <Phone phone={phoneShown(notifyParty, to)} />
      </Fact>
    )}
  </>
);

/** Whether the goods may be opened and searched, which has to be so before they are accepted. */
const Consent = ({ shipment }: { readonly shipment: Shipment }) => {
  const { searchConsent: consent } = shipment;
  if (consent !== undefined)
    return (
      <>
        {consentWays[consent.how]} <Instant at={consent.at} />
      </>
    );
  return lacksConsent(shipment) ? (
    <strong className="font-semibold text-wrong">Not given. Have it signed before you take the goods.</strong>
  ) : (
    'Not on record.'
  );
};

const PackingList = ({ shipment: { commodities, declaredValue } }: { readonly shipment: Shipment }) => (
  <details>
    <summary className="unfold">Packing list, {dollars(declaredValue)}</summary>
    <ul className="grid gap-2">
      {commodities.map(({ description, quantity, unitValue, origin, scheduleB }) => (
        <li key={`${description} ${unitValue}`} className="border-b border-rule pb-2">
          <span className="block break-words">
            {quantity} × {description}
          </span>
          <span className="text-sm text-ink-soft">
            {dollars(unitValue)} each{origin === undefined ? '' : `, made in ${origin}`}
            {scheduleB === undefined ? '' : `, Schedule B ${scheduleB}`}
          </span>
        </li>
      ))}
    </ul>
  </details>
);

/** Who sends and who receives, what it is for, how it comes, and what is inside. */
export const Parties = ({ shipment, area }: { readonly shipment: Shipment; readonly area: Area }) => {
  const may = useMay();
  const { shipper, purpose, incoterm, service, howItComes, pickup, insured, brokerage, door, dangerous } =
    shipment;
  const extras = [
    ...(service === 'express' ? ['Express'] : []),
    ...(insured ? ['Insured'] : []),
    ...(brokerage ? ['Customs brokerage'] : []),
    ...(door === undefined ? [] : [`Delivery in ${door.town}`]),
  ];
  return (
    <Section title="Who and what" className="min-w-0 space-y-3">
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <Fact name="Sender">
          <strong className="font-semibold">
            <CustomerName id={shipment.ownerId} area={area}>
              {shipper.name}
            </CustomerName>
          </strong>
          <Lines lines={[shipper.company]} />
          <Phone phone={shipper.phone} />
          <Lines lines={[...shipper.address, shipper.country]} />
        </Fact>
        {may('customer.read') ? <KnownShipper userId={shipment.ownerId} area={area} /> : null}
        <Receiver shipment={shipment} />
        <Fact name="For">
          {deskWords.purpose[purpose].label}. {deskWords.incoterm[incoterm].label}.
        </Fact>
        <Fact name="How it comes">
          {wayToDockWords[howItComes]}
          {pickup === undefined
            ? ''
            : ` at ${placeLine({ ...pickup, town: pickup.booking?.town })}${pickup.stairs ? ', with stairs' : ''}`}
          .
        </Fact>
        <Fact name="Consent to search">
          <Consent shipment={shipment} />
        </Fact>
        {extras.length === 0 ? null : <Fact name="Also">{extras.join(', ')}</Fact>}
        {dangerous === undefined ? null : (
          <Fact name="The sender says about dangerous goods">{dangerous}</Fact>
        )}
        {shipment.dangersInParcels === undefined ? null : (
          <Fact name="Declared of its parcels, and looked at">{shipment.dangersInParcels}</Fact>
        )}
      </dl>
      <PackingList shipment={shipment} />
      {may('enquiry.manage') && may('customer.read') ? (
        <LinkButton
          look="plain"
          to={`${pathTo(`${area}/customers/:id`, { id: shipment.ownerId })}?about=${shipment.number}`}
        >
          Write to the sender
        </LinkButton>
      ) : null}
      {may('shipment.manage') && reachOf(shipment) !== 'NONE' ? (
        <LinkButton
          look="plain"
          to={pathTo(`${area}/shipments/:number/correct`, { number: shipment.number })}
        >
          Correct it for the sender
        </LinkButton>
      ) : null}
    </Section>
  );
};
