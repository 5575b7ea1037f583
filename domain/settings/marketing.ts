import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { crossFieldCheck, type FieldProblem } from '../kernel/cross-field-check.ts';

const Words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Marketing claims. The owner is responsible for them, so each can be changed or left out (trade.md, What the owner fixed). */
export const Claims = z.strictObject({
  /** For example `Licensed TSA known shipper`, which the owner may have to change. */
  badges: z.array(Words(60)).check(z.maxLength(6)),
  /** Large numbers with a few words: `5,000+`, `shipments`. */
  stats: z.array(z.strictObject({ figure: Words(12), words: Words(40) })).check(z.maxLength(6)),
});
export type Claims = z.infer<typeof Claims>;

const testimonialFields = {
  name: Words(60),
  location: Words(60),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  text: Words(400),
  shipmentType: Words(40),
  /** True for an invented one, for demonstrations. A production stage never shows it. */
  sample: z.boolean(),
};
const MOST_TESTIMONIALS = 12;

/** A testimonial as the public sees it. */
const PublicTestimonial = z.strictObject(testimonialFields);
export type PublicTestimonial = z.infer<typeof PublicTestimonial>;
export const PublicTestimonials = z.strictObject({
  items: z.array(PublicTestimonial).check(z.maxLength(MOST_TESTIMONIALS)),
});

const Testimonial = z.strictObject({
  ...testimonialFields,
  /** Who agreed to be quoted, and when. A testimonial without both is shown as a sample only. */
  agreedBy: z.optional(Words(80)),
  agreedOn: z.optional(CalendarDay),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** Testimonials as they are stored. What may be saved is `TestimonialsToSave`. */
export const Testimonials = z.strictObject({
  items: z.array(Testimonial).check(z.maxLength(MOST_TESTIMONIALS)),
});
export type Testimonials = z.infer<typeof Testimonials>;

const isAgreed = ({ agreedBy, agreedOn }: Testimonial): boolean =>
  agreedBy !== undefined && agreedOn !== undefined;

/** A testimonial for the public: without the name of who agreed, and a sample unless somebody did. */
export const publicTestimonial = (testimonial: Testimonial): PublicTestimonial => {
  const { agreedBy: _by, agreedOn: _on, ...shown } = testimonial;
  return { ...shown, sample: shown.sample || !isAgreed(testimonial) };
};

const consentProblems = ({ items }: Testimonials): readonly FieldProblem[] =>
  items.flatMap(({ sample, agreedBy, agreedOn }, index) =>
    sample
      ? []
      : [
          ...(agreedBy === undefined
            ? [{ path: ['items', index, 'agreedBy'], message: 'Give the name of the customer who agreed' }]
            : []),
          ...(agreedOn === undefined
            ? [{ path: ['items', index, 'agreedOn'], message: 'Give the day on which they agreed' }]
            : []),
        ],
  );

/** Testimonials that may be saved: each real one with the consent of its customer. Stored ones may be older than this check. */
export const TestimonialsToSave = Testimonials.check(crossFieldCheck(consentProblems));

/** Blocks of the home page that can be switched on and off. */
export const HomeFlags = z.strictObject({
  /** The virtual-mailbox block. Off by default (trade.md, What the owner fixed). */
  mailboxBlock: z.boolean(),
});
export type HomeFlags = z.infer<typeof HomeFlags>;
