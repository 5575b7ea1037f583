/** A resource after every intrinsic function in it was worked out. */
export interface ResolvedResource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  /** What `Ref` gives: the physical id. */
  readonly ref: string;
  /** What `Fn::GetAtt` gives, by attribute name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The properties as they stand in the template, with plain values only. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The whole assembly, all stacks together, ready to run. */
export interface ResolvedTemplate {
  readonly region: string;
  readonly accountId: string;
  /** Every resource of every stack, those that are inert at home too. */
  readonly resources: readonly ResolvedResource[];
  /** Outputs of all stacks; with the same name in two stacks the later stack wins. */
  readonly outputs: Readonly<Record<string, string>>;
  /** All resources of the given types, in template order. */
  ofType(...types: readonly string[]): readonly ResolvedResource[];
  /** The resource of this type whose physical id is `ref`; throws a TemplateError when there is none. */
  byRef(type: string, ref: string): ResolvedResource;
  /** Absolute path of a file asset (a folder, or a file) by its S3 object key; throws a TemplateError when unknown. */
  assetPath(objectKey: string): string;
}
