/**
 * Works on every item, `jobs` at a time, and gives the results in the items' order. The first that
 * throws ends the whole.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  jobs: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: jobs }, worker))
  return results
}
