/** A resource with resolved intrinsic functions. */
export interface ResolvedResource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  /** The value of `Ref`: the physical id. */
  readonly ref: string;
  /** The values of `Fn::GetAtt`, by attribute name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The properties of the template, with plain values only. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The resolved assembly with all stacks. */
export interface ResolvedTemplate {
  readonly region: string;
  readonly accountId: string;
  /** All resources of all stacks, including inert ones. */
  readonly resources: readonly ResolvedResource[];
  /** The outputs of all stacks. If two stacks have the same name, the later stack wins. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The resources of these types, in template order. */
  ofType(...types: readonly string[]): readonly ResolvedResource[];
  /** The resource of this type with the physical id `ref`. Throws a TemplateError when there is none. */
  byRef(type: string, ref: string): ResolvedResource;
  /** The absolute path of a file asset (a folder or a file) by its S3 object key. Throws a TemplateError when it is unknown. */
  assetPath(objectKey: string): string;
}
