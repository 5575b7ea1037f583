import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Part, parts } from '#domain/settings/part-names.ts';
import type { SettingSection } from '#domain/settings/site-settings.ts';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { BrandFields } from './brand/brand-fields.tsx';
import { CapabilityFields } from './content/capability-fields.tsx';
import { ClaimsFields } from './content/claims-fields.tsx';
import { HomeFields } from './content/home-fields.tsx';
import { TestimonialsFields } from './content/testimonials-fields.tsx';
import { WordingFields } from './content/wording-fields.tsx';
import type { SeenOn } from './form/saved-toast.tsx';
import { SectionEditor } from './form/section-editor.tsx';
import { partOf } from './parts.ts';
import { AccountFields } from './rates/account-fields.tsx';
import { CommissionFields } from './rates/commission-fields.tsx';
import { RatesView } from './rates/rates-view.tsx';
import { TaxFields } from './rates/tax-fields.tsx';
import { PlanningFields } from './runs/planning-fields.tsx';
import { FlightFields } from './schedule/flight-fields.tsx';
import { ScheduleFields } from './schedule/schedule-fields.tsx';
import { type Settings, useSettings } from './use-settings.ts';

const tabs = (Object.keys(parts) as readonly Part[]).map((part) => ({
  key: part,
  title: parts[part],
  to: { search: `?part=${part}` },
}));

/** The fields of each section, and the public page that shows it. */
const sections: Readonly<Record<SettingSection, readonly [fields: () => ReactNode, seenOn: SeenOn]>> = {
  brand: [BrandFields, { to: '/contact', words: 'Contact' }],
  claims: [ClaimsFields, { to: '/', words: 'Home' }],
  testimonials: [TestimonialsFields, { to: '/', words: 'Home' }],
  home: [HomeFields, { to: '/', words: 'Home' }],
  schedule: [ScheduleFields, { to: '/how-it-works', words: 'How it works' }],
  flights: [FlightFields, { to: '/admin/departures', words: 'Departures' }],
  capabilities: [CapabilityFields, { to: '/faq', words: 'FAQ' }],
  wording: [WordingFields, { to: '/admin/messages', words: 'Messages' }],
  accounts: [AccountFields, { to: '/admin/books', words: 'Books' }],
  commissions: [CommissionFields, { to: '/admin/books', words: 'Books' }],
  planning: [PlanningFields, { to: '/admin/runs', words: 'Runs' }],
  taxes: [TaxFields, { to: '/admin/billing', words: 'Invoices' }],
};

const PartOf = ({ part, settings }: { readonly part: Part; readonly settings: Settings }) => {
  if (part === 'rates') return <RatesView settings={settings} />;
  const [Fields, seenOn] = sections[part];
  return (
    <SectionEditor key={part} section={part} settings={settings} seenOn={seenOn}>
      <Fields />
    </SectionEditor>
  );
};

const LoadedPart = ({ part }: { readonly part: Part }) => (
  <Loaded query={useSettings()} fresh loading="Loading the settings…">
    {(settings) => <PartOf part={part} settings={settings} />}
  </Loaded>
);

/** `/admin/settings`: content, prices and schedule of the public site. */
export const SettingsPage = () => {
  const [search] = useSearchParams();
  const part = partOf(search);
  return (
    <>
      <PageHeader caption="The public site" title="Settings">
        <p>What you save here is on the site, in e-mails and in mailbox addresses within seconds.</p>
      </PageHeader>
      <TabLinks label="Settings" tabs={tabs} current={part} />
      <LoadedPart part={part} />
    </>
  );
};
