// How much of everything a game uses.

/** Isle of Cats rulebook, Setup: common treasures of each shape, by number of players. */
export const commonTreasuresPerShape: Readonly<Record<number, number>> = { 1: 5, 2: 5, 3: 8, 4: 11 }

/** Isle of Cats rulebook, Filling the zones: cats for each zone every day, by number of players. */
export const catsPerZone: Readonly<Record<number, number>> = { 1: 4, 2: 4, 3: 6, 4: 8 }

export const days = 5

/** Isle of Cats rulebook, Fishing. */
export const fishPerDay = 20

/** Isle of Cats rulebook, Rescue: the price of a cat in each zone. */
export const fishPerCat = { left: 3, right: 5 } as const

/** Isle of Cats rulebook, Components. */
export const permanentBaskets = 10

/** Isle of Cats rulebook, Solo setup: hard lessons by difficulty, besides three basic ones. */
export const hardLessonsByLevel = { easy: 0, medium: 1, hard: 2, veryHard: 3, expert: 4 } as const

export const basicLessonsInPlay = 3
