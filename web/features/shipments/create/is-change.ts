/** Whether the query of the form opens a shipment that exists, to change it. */
export const isChange = (query: URLSearchParams): boolean =>
  query.has('change') || (query.get('draft') ?? '').startsWith('change-');
