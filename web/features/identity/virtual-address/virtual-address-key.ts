/** Cache key of a person's address. */
export const virtualAddressKey = (userId: string | undefined) => ['virtual-address', userId];
