import type { Stores } from '../../../ports'
import type { Id, Member } from '../../../records'

const PAGE = 500

/** Every member of the workspace, read page by page. */
export async function* everyMember({ members }: Stores): AsyncGenerator<Member, void, undefined> {
  let after: Id | null = null
  for (;;) {
    const page: readonly Member[] = await members.page(after, PAGE)
    yield* page
    if (page.length < PAGE) return
    after = page.at(-1)!.id
  }
}
