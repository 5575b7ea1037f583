/** The browser's database with what this device has to tell the server. */
export const DEVICE_DATABASE = 'skybarrel-device';
