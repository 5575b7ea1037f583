import { useFormContext } from 'react-hook-form';
import { roleWords } from '#domain/identity/role-words.ts';
import { workingRoles } from '#domain/kernel/role.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import type { Ticks } from './roles-form.ts';

/** A check for each role, with the work that it is for. `isOwn`: of these are one's own, of which nobody takes `admin`. */
export const RoleFields = ({ isOwn = false }: { readonly isOwn?: boolean }) => {
  const { register, clearErrors, formState } = useFormContext<{ readonly ticks: Ticks }>();
  const problem = formState.errors.ticks?.message;
  return (
    <fieldset aria-describedby={problem ? 'roles-problem' : undefined}>
      <legend className="font-semibold">Roles</legend>
      <div className="mt-1 grid items-start gap-x-6 gap-y-1 sm:grid-cols-2">
        {workingRoles.map((role) => {
          const { name, work } = roleWords[role];
          const isLocked = isOwn && role === 'admin';
          return (
            <CheckField
              key={role}
              label={name}
              hint={isLocked ? 'Only another admin can take yours.' : work}
              // Not disabled, which would drop it from the form's values.
              {...register(`ticks.${role}`, { onChange: () => clearErrors('ticks') })}
              {...(isLocked ? { onClick: (event) => event.preventDefault(), 'aria-disabled': true } : {})}
            />
          );
        })}
      </div>
      {problem ? (
        <p id="roles-problem" role="alert" className="mt-2 text-wrong">
          {String(problem)}
        </p>
      ) : null}
    </fieldset>
  );
};
