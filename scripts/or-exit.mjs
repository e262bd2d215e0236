/** Runs the work; what goes wrong is said in words, without a stack, and ends the process. */
/** @param {() => Promise<void>} work */
export async function orExit(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
