const USED = 'USED#';
/** Digits of a serial in keys, so that text sorts like numbers. */
const SERIAL_WIDTH = 7;

/** The key of the item that says which shipment has a number. */
export const usedKey = (serial: number) => ({
  pk: 'WAYBILLS',
  sk: `${USED}${String(serial).padStart(SERIAL_WIDTH, '0')}`,
});
