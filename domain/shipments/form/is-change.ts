/** As much of the query of an address as it takes. */
interface Query {
  readonly get: (name: string) => string | null;
}

/** Whether the query of the form opens a shipment that exists, to change it. */
export const isChange = (query: Query): boolean =>
  query.get('change') !== null || (query.get('draft') ?? '').startsWith('change-');
