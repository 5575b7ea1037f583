declare module 'virtual:nearby-counties' {
  type Place = readonly [longitude: number, latitude: number];
  /** The counties around our yard, as `scripts/web-build/nearby-counties.ts` makes them of the public-domain outlines of the US Census. */
  export const nearby: {
    /** Outlines of the land. */
    readonly land: readonly (readonly Place[])[];
    /** Lines between counties. */
    readonly borders: readonly (readonly Place[])[];
    /** Each with the middle of its largest part. */
    readonly names: readonly { readonly name: string; readonly at: Place }[];
  };
}
