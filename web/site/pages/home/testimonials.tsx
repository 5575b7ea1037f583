import type { PublicTestimonial } from '#domain/settings/marketing.ts';
import { Badge } from '#web/ui/layout/badge.tsx';
import { Section } from '../../components/section.tsx';
import type { Site } from '../../page.ts';

const SHOWN = 3;
const STARS = [1, 2, 3, 4, 5];

const Rating = ({ rating }: { readonly rating: PublicTestimonial['rating'] }) => (
  <svg viewBox="0 0 120 24" width="100" height="20" role="img" aria-label={`${rating} of ${STARS.length}`}>
    {STARS.map((star) => (
      <path
        key={star}
        transform={`translate(${(star - 1) * 24})`}
        d="m12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7L5.8 21l1.6-7L2 9.3l7.1-.7Z"
        className={star <= rating ? 'fill-time stroke-ink' : 'fill-none stroke-edge'}
      />
    ))}
  </svg>
);

const Quote = ({ testimonial }: { readonly testimonial: PublicTestimonial }) => {
  const { name, location, rating, text, shipmentType, sample } = testimonial;
  return (
    <figure className="label-sheet flex flex-col">
      <blockquote className="grid flex-1 content-start gap-3 p-6">
        <div className="flex items-center justify-between gap-4">
          <Rating rating={rating} />
          {sample ? <Badge>Sample</Badge> : null}
        </div>
        <p className="text-lg">“{text}”</p>
      </blockquote>
      <figcaption className="label-tear px-6 py-4">
        <span className="block font-semibold">
          {name}, {location}
        </span>
        <span className="text-ink-soft">{shipmentType}</span>
      </figcaption>
    </figure>
  );
};

/** Testimonials. Invented samples are marked and not shown on a production stage. Without testimonials there is no section. */
export const Testimonials = ({ site }: { readonly site: Site }) => {
  const shown = site.testimonials.items.filter(({ sample }) => site.showsSamples || !sample).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section id="testimonials" title="What customers say" tone="sunk">
      <div className="grid gap-5 lg:grid-cols-3">
        {shown.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial} />
        ))}
      </div>
    </Section>
  );
};
