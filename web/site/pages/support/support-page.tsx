import { PageIntro } from '../../components/page-intro.tsx';
import type { Site, SitePage } from '../../page.ts';
import { WriteToUs } from '../contact/write-to-us.tsx';
import { type Trouble, troubles } from './troubles.tsx';

const Choices = ({ all }: { readonly all: readonly Trouble[] }) => (
  <nav aria-label="What is it about?">
    <ul className="flex flex-wrap gap-3">
      {all.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-label border-[1.5px] border-ink bg-sheet px-4 font-semibold no-underline hover:bg-sunk"
          >
            {title}
          </a>
        </li>
      ))}
      <li>
        <a
          href="#write"
          className="inline-flex min-h-11 items-center rounded-label border-[1.5px] border-ink bg-night px-4 font-semibold text-on-night no-underline"
        >
          Something else
        </a>
      </li>
    </ul>
  </nav>
);

const Remedy = ({ trouble: { id, title, first, steps } }: { readonly trouble: Trouble }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="label-sheet break-inside-avoid">
    <div className="p-5 sm:p-6">
      <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-2 text-lg font-semibold">{first}</p>
    </div>
    <ol className="label-tear grid list-decimal gap-2 py-5 ps-11 pe-5 sm:pe-6">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps stand still, and a step may be any node
        <li key={index} className="ps-1">
          {step}
        </li>
      ))}
    </ol>
  </section>
);

const Content = ({ site }: { readonly site: Site }) => {
  const all = troubles(site);
  return (
    <>
      <PageIntro
        path="/support"
        title="What went wrong?"
        lead="Most problems are solved in a few minutes. If yours is not, write below and a person reads it."
      >
        <Choices all={all} />
      </PageIntro>
      <div className="mx-auto max-w-6xl gap-6 px-4 py-10 *:mb-6 sm:py-14 lg:columns-2">
        {all.map((trouble) => (
          <Remedy key={trouble.id} trouble={trouble} />
        ))}
      </div>
      <WriteToUs site={site} kind="support" />
    </>
  );
};

/** The support page: what to do first, then how to reach us. */
export const supportPage: SitePage = {
  metadata: () => ({
    title: 'Support',
    description:
      'Where is my parcel, no mailbox address, missed cutoff, wrong weight, damage and claims: what to do first, and how to reach us.',
  }),
  Content,
  asked: [
    { question: 'Where is my parcel?', answeredAt: 'parcel' },
    { question: 'Why do I see no U.S. address?', answeredAt: 'mailbox-address' },
    { question: 'I was late. Does it fly this week?', answeredAt: 'missed' },
    { question: 'You say it weighs more than I declared. Do I have to pay?', answeredAt: 'weight' },
    { question: 'It came broken. What do I do, and how long do I have?', answeredAt: 'damage' },
  ],
};
