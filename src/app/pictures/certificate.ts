export const createCertificates = (_c: unknown) => async () => new Uint8Array()
