/** The seat of the player who is alone with Ratbot. */
export const ALONE = 0
