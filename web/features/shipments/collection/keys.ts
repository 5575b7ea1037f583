/** What a new code or link changes: also what there is to do for the shipment. */
export const shipmentKey = (number: string) => ['shipments', number] as const;

/** Where what is known of the code and the link of a shipment is kept: below the shipment itself. */
export const collectionKey = (number: string) => [...shipmentKey(number), 'collection'] as const;
