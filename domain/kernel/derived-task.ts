/** Something that a domain finds wrong or waiting in one of its things. The list of tasks is derived from these. */
export interface DerivedTask<Kind extends string = string> {
  readonly kind: Kind;
  /** Since when there is a reason for it, ISO 8601. Another instant is another reason. */
  readonly since: string;
  /** When it should be done at the latest, if the thing itself says so. */
  readonly due?: string;
}
