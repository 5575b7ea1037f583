/** Whose thing it is and what it is, as far as the thing itself says so. It has no names of people. */
interface TaskAbout {
  /** User id, or the id under which our desk keeps somebody without an account. */
  readonly customer?: string | undefined;
  /** `3 boxes to Guyana`. */
  readonly what?: string | undefined;
}

/** Something that a domain finds wrong or waiting in one of its things. The list of tasks is derived from these. */
export interface DerivedTask<Kind extends string = string> {
  readonly kind: Kind;
  /** Since when there is a reason for it, ISO 8601. Another instant is another reason. */
  readonly since: string;
  /** When it should be done at the latest, if the thing itself says so. */
  readonly due?: string;
  readonly about?: TaskAbout;
}

/** The same tasks, each with what it is about. */
export const tasksAbout = <Kind extends string>(
  about: TaskAbout,
  tasks: readonly DerivedTask<Kind>[],
): readonly DerivedTask<Kind>[] => tasks.map((task) => ({ ...task, about }));
