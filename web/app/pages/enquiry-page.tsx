import { destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { EnquiryPage } from '#web/features/enquiries/staff/enquiry/enquiry-page.tsx';
import type { SentSlot } from '#web/features/enquiries/staff/enquiry/thread.tsx';
import { EnquiryListPage } from '#web/features/enquiries/staff/list/enquiry-list-page.tsx';
import { SentFile } from '#web/features/files/sent/sent-file.tsx';
import { UseAs } from '#web/features/files/sent/use-as.tsx';
import { readLastPrice } from '#web/session/last-price.ts';
import type { Area } from '#web/shell/screens.ts';

/** The price that was worked out last on this device, with the link that opens it. */
const priceLink = (): string | undefined => {
  const price = readLastPrice();
  return (
    price && `${dollars(price.total)} to ${destinations[price.to].country}: ${location.origin}${price.path}`
  );
};

/** What came with a message on WhatsApp, and what it can become for whoever wrote. */
const sent: SentSlot = ({ enquiry: { reference, userId }, media: { file }, at }) => {
  const subject = { kind: 'enquiry', id: reference } as const;
  const uses = userId === undefined ? null : <UseAs subject={subject} id={file} person={userId} />;
  return <SentFile subject={subject} id={file} since={at} uses={uses} />;
};

/** `/staff/enquiries/:reference`, composed of features that do not import each other. */
export const DeskEnquiryPage = ({ area }: { readonly area: Area }) => (
  <EnquiryPage area={area} priceLink={priceLink} sent={sent} />
);

/** `/staff/enquiries`; what is open in its panel offers the same price. */
export const DeskEnquiryListPage = ({ area }: { readonly area: Area }) => (
  <EnquiryListPage area={area} priceLink={priceLink} sent={sent} />
);
