import { expect, test } from 'vitest'
import { run } from './run'

// Three changes: a request of Sofie's (005, after the ids of two subscriptions, the request and its approver's entry), her new address
// (006), the approval (007). /requests fails twice: at once, and by its silence at the retry after a minute. One retry is set, so the
// creation is given up then, and the approval that waited behind it goes out in the same run.
test('docs/examples/webhooks.ts delivers to a server that fails twice, by setting and by hand, and shows the log', async () => {
  expect(await run(process.execPath, ['--import', 'tsx', 'docs/examples/webhooks.ts'])).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      '09:00  3 events handed over, 1 sent, 1 failed',
      '  /requests id 005  request_created        genuine, 500',
      '  /users    id 006  user_updated           genuine, taken',
      '09:01  0 events handed over, 1 sent, 1 failed',
      '  /requests id 005  request_created        genuine, silence',
      '  /requests id 007  request_status_changed genuine, taken',
      '09:02  sent again by hand: arrived',
      '  /requests id 005  request_created        genuine, taken',
      'The log, newest first',
      '  id 005  request_created        09:00 500, 09:01 no answer within 2 seconds, 09:02 204',
      '  id 006  user_updated           09:00 204',
      '  id 007  request_status_changed 09:01 204',
      '',
    ].join('\n'),
  })
})
