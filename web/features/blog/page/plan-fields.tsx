import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { shippedGuide } from '#domain/blog/guides/guides.ts';
import { identityEndpoints } from '#domain/identity/endpoints.ts';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { may } from '#domain/kernel/permissions.ts';
import { useReply } from '#web/api/use-reply.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainChoice } from '#web/ui/forms/plain-choice.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { TakenDays } from '../calendar/moving/taken-days.tsx';
import { CategoryField } from '../categories/category-field.tsx';
import type { TypedPlan } from './typed-plan.ts';

interface PlanFieldsProps {
  readonly act: Pick<Act<TypedPlan>, 'field'>;
  readonly post: Pick<DeskPost, 'id' | 'owner'>;
}

/** Whose work it is: colleagues who write posts, and whoever has it now. */
const OwnerField = ({ act, post: { owner } }: PlanFieldsProps) => {
  const query = useReply(['colleagues'], identityEndpoints.colleagues, {});
  const able = (query.data?.people ?? []).filter(({ roles }) => may({ roles }, 'content.manage'));
  const isOther = owner !== undefined && !able.some(({ userId }) => userId === owner);
  const nameOf = useNames(isOther ? [owner] : []);
  return (
    <PlainChoice
      label="Owner"
      placeholder="Nobody"
      options={[
        ...able.map(({ userId, name }) => ({ value: userId, label: name })),
        ...(isOther ? [{ value: owner, label: nameOf(owner) }] : []),
      ]}
      {...act.field('owner')}
    />
  );
};

/** What is planned of a post, besides its brief. */
export const PlanFields = ({ act, post }: PlanFieldsProps) => {
  // Its address never changes.
  const isGuide = shippedGuide(post.id) !== undefined;
  return (
    <>
      <PlainInput label="Title" required maxLength={120} autoComplete="off" {...act.field('title')} />
      <PlainInput
        label="Phrase"
        hint="What people type into a search engine who should find it."
        maxLength={120}
        autoComplete="off"
        {...act.field('phrase')}
      />
      {isGuide ? null : (
        <PlainInput
          label="End of its address"
          hint="After /blog/. Without one it is made from the title. The old address of a published post goes on working."
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          {...act.field('slug')}
        />
      )}
      <div className="grid items-end gap-4 @lg:grid-cols-2">
        <OwnerField act={act} post={post} />
        <PlainChoice
          label="Destination"
          placeholder="All or none"
          options={allDestinations.map(({ code, country }) => ({ value: code, label: country }))}
          {...act.field('destination')}
        />
        <CategoryField act={act} />
        <PlainInput
          label="Due"
          hint="When the next step should be done."
          type="date"
          {...act.field('dueOn')}
        />
        <PlainInput
          label="Planned for"
          hint="A plan: it does not publish anything."
          type="date"
          {...act.field('plannedFor')}
        />
      </div>
      <TakenDays day={act.field('plannedFor').value} except={post.id} />
    </>
  );
};
