import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabLinks } from '#web/ui/layout/tab-links.tsx';
import { BrandForm } from './brand/brand-form.tsx';
import { ClaimsForm } from './content/claims-form.tsx';
import { HomeForm } from './content/home-form.tsx';
import { TestimonialsForm } from './content/testimonials-form.tsx';
import { type Part, partOf, parts } from './parts.ts';
import { RatesView } from './rates/rates-view.tsx';
import { ScheduleForm } from './schedule/schedule-form.tsx';
import { type Settings, useSettings } from './use-settings.ts';

const tabs = (Object.keys(parts) as readonly Part[]).map((part) => ({
  key: part,
  title: parts[part],
  to: { search: `?part=${part}` },
}));

const PartOf = ({ part, settings }: { readonly part: Part; readonly settings: Settings }) => {
  switch (part) {
    case 'brand':
      return <BrandForm shown={settings.brand} />;
    case 'claims':
      return <ClaimsForm shown={settings.claims} />;
    case 'testimonials':
      return <TestimonialsForm shown={settings.testimonials} />;
    case 'home':
      return <HomeForm shown={settings.home} />;
    case 'schedule':
      return <ScheduleForm shown={settings.schedule} />;
    case 'rates':
      return <RatesView schedule={settings.schedule.value} />;
  }
};

const LoadedPart = ({ part }: { readonly part: Part }) => {
  return (
    <Loaded query={useSettings()} fresh loading="Loading the settings…">
      {(settings) => <PartOf part={part} settings={settings} />}
    </Loaded>
  );
};

/** `/admin/settings`: what the public site says, and what it charges. */
export const SettingsPage = () => {
  const [search] = useSearchParams();
  const part = partOf(search);
  return (
    <>
      <PageHeader caption="The public site" title="Settings">
        <p>What you save here is on the site, in letters and on mailbox addresses within seconds.</p>
      </PageHeader>
      <TabLinks label="Settings" tabs={tabs} current={part} />
      <LoadedPart part={part} />
    </>
  );
};
