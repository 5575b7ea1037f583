import { phoneLink, whatsAppLink } from '#web/phrases/contact.ts';
import { hoursWords } from '#web/phrases/hours.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Section } from '#web/ui/layout/section.tsx';

const link = 'text-link inline-flex min-h-11 items-center';

/** How to reach us, and when. */
export const Reach = () => {
  const brand = useBrand();
  return (
    <Section title="Questions? Call or write" className="border-t-[1.5px] border-ink pt-4">
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <a href={phoneLink(brand)} className={`${link} font-mono`}>
          {brand.phone.display}
        </a>
        <a href={whatsAppLink(brand, 'Hello, my mailbox number is ')} rel="noopener" className={link}>
          WhatsApp
        </a>
        <a href={`mailto:${brand.email}`} className={link}>
          {brand.email}
        </a>
      </p>
      <p className="text-ink-soft">{hoursWords(brand)}.</p>
    </Section>
  );
};
