/** Raised whenever an older client would misread a newer server: it is then told to load itself again. */
export const PROTOCOL = 2
