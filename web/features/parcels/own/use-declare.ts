import { useState } from 'react';
import { ownParcelEndpoints } from '#domain/parcels/owner/own-endpoints.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { declarationOf, problemsOf, type TypedDeclaration, typedFrom } from '../declare/typed.ts';
import { useParcelChange } from '../use-parcels.ts';

/** What its owner says of a parcel that is here, as typed, and how it is saved. Each form saves what it shows and leaves the rest. */
export const useDeclare = ({ code, version, declaration }: OwnParcel) => {
  const [typed, setTyped] = useState(() => typedFrom(declaration));
  const [asked, setAsked] = useState(false);
  const change = useParcelChange(ownParcelEndpoints.declare);
  const problems = problemsOf(typed);
  return {
    typed,
    problems: asked ? problems : {},
    error: change.error,
    busy: change.isPending,
    set: (part: Partial<TypedDeclaration>) => setTyped((before) => ({ ...before, ...part })),
    save: () => {
      setAsked(true);
      if (Object.keys(problems).length > 0) return;
      change.mutate(
        { params: { code }, body: { version, declaration: declarationOf(typed) } },
        { onSuccess: () => toast.success('Saved') },
      );
    },
  };
};
