/** Under what the address of a person is kept in the browser's memory. */
export const virtualAddressKey = (userId: string | undefined) => ['virtual-address', userId];
